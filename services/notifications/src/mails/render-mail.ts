import { officeName } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import { htmlMail, linkButton, paragraph, plainLink, smallLink, type Mail } from "@legal/service-kit/mail";

/** Paragraphs in order; a button's link is an address to copy as well, an aside is small and comes last. */
export type MailPart = string | { button: string; link: string } | { aside: string; link: string };

const asText = (part: MailPart): string => {
  if (typeof part === "string") return part;
  return "aside" in part ? `${part.aside}\n${part.link}` : part.link;
};

const asHtml = (part: MailPart): string[] => {
  if (typeof part === "string") return [paragraph(part)];
  return "aside" in part
    ? [smallLink(part.aside, part.link)]
    : [linkButton(part.button, part.link), plainLink(part.link)];
};

/** A mail of the office in one language, as text and as HTML. */
export const renderMail = (
  language: Language,
  { subject, parts }: { subject: string; parts: readonly MailPart[] },
): Omit<Mail, "to"> => {
  const sender = officeName(language);
  return {
    subject,
    text: [...parts.map(asText), sender].join("\n\n") + "\n",
    html: htmlMail(language, { sender, title: subject, parts: parts.flatMap(asHtml) }),
  };
};
