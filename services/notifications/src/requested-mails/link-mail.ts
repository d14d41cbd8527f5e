import type { Language } from "@legal/contracts";
import { renderMail } from "../mails/render-mail.ts";
import type { LinkWords } from "../texts/account-texts.ts";

interface LinkMail {
  to: string;
  language: Language;
  username: string;
  token: string;
}

/** A mail with one button, whose link holds a token that works once, for so many minutes or days. */
export const composeLinkMail = (
  mail: LinkMail,
  { page, valid, words }: { page: URL; valid: number; words: LinkWords },
) => {
  page.searchParams.set("token", mail.token);
  const { subject, intro, button, limits, ignore } = words(mail.username, valid);
  const parts = [intro, { button, link: page.href }, limits, ignore].filter((part) => part !== undefined);
  return { to: mail.to, ...renderMail(mail.language, { subject, parts }) };
};
