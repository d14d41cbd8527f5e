import type { Language } from "@legal/contracts";
import { DEFAULT_LANGUAGE, DOCUMENT_NEWS } from "@legal/contracts/constants";
import type { MailedKind, Words } from "../texts/case-texts.ts";
import { textsIn } from "../texts/texts.ts";

export const isMailed = (kind: string): kind is MailedKind =>
  Object.hasOwn(textsIn(DEFAULT_LANGUAGE).cases.mails.kinds, kind);

/** The words of a kind, or of what became of a document, for one side; undefined where that is not mailed to it. */
export const mailWords = (
  kind: MailedKind,
  documentNews: string | undefined,
  language: Language,
  isStaff: boolean,
): Words | undefined => {
  const { kinds, documents } = textsIn(language).cases.mails;
  const news = DOCUMENT_NEWS.find((one) => one === documentNews);
  const sides: { member?: Words; staff?: Words } = news ? documents[news] : kinds[kind];
  return isStaff ? sides.staff : sides.member;
};
