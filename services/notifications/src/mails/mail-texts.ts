import type { Language } from "@legal/contracts";
import { DOCUMENT_NEWS } from "@legal/contracts/constants";
import type { MailedKind, MailTexts, Words } from "./mail-text-shape.ts";
import { enTexts } from "./texts-en.ts";
import { jaTexts } from "./texts-ja.ts";
import { koTexts } from "./texts-ko.ts";
import { zhTexts } from "./texts-zh.ts";

const TEXTS: Record<Language, MailTexts> = { ko: koTexts, en: enTexts, ja: jaTexts, zh: zhTexts };

export const textsIn = (language: Language): MailTexts => TEXTS[language];

export const isMailed = (kind: string): kind is MailedKind => Object.hasOwn(koTexts.kinds, kind);

/** The words of a kind, or of what became of a document, for one side; undefined where that is not mailed to it. */
export const wordsOf = (
  kind: MailedKind,
  documentNews: string | undefined,
  language: Language,
  isStaff: boolean,
): Words | undefined => {
  const { kinds, documents } = TEXTS[language];
  const news = DOCUMENT_NEWS.find((one) => one === documentNews);
  const sides: { member?: Words; staff?: Words } = news ? documents[news] : kinds[kind];
  return isStaff ? sides.staff : sides.member;
};
