import type { Language } from "@legal/contracts/constants";
import en from "../locales/en.json" with { type: "json" };
import ja from "../locales/ja.json" with { type: "json" };
import ko from "../locales/ko.json" with { type: "json" };
import zh from "../locales/zh.json" with { type: "json" };
import type { LegalTexts } from "./legal-texts.ts";

const ALL: Readonly<Record<Language, LegalTexts>> = {
  ko: { language: "ko", messages: ko },
  en: { language: "en", messages: en },
  ja: { language: "ja", messages: ja },
  zh: { language: "zh", messages: zh },
};

/** A language's texts at once, for a server that answers in all of them. */
export const legalTexts = (language: Language): LegalTexts => ALL[language];
