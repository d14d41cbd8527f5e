import type { Language } from "@legal/contracts";
import { htmlMail, linkButton, paragraph, plainLink, type Mail } from "@legal/service-kit/mail";

/** Paragraphs in order; a link is a button in HTML and an address of its own line in text. */
export type MailPart = string | { button: string; link: string };

/** A mail in one language, as text and as HTML. */
export const renderMail = (
  language: Language,
  { subject, parts }: { subject: string; parts: readonly MailPart[] },
): Omit<Mail, "to"> => ({
  subject,
  text: parts.map((part) => (typeof part === "string" ? part : part.link)).join("\n\n") + "\n",
  html: htmlMail(
    language,
    subject,
    parts.flatMap((part) =>
      typeof part === "string" ? [paragraph(part)] : [linkButton(part.button, part.link), plainLink(part.link)],
    ),
  ),
});
