import type { Language } from "@legal/catalog";
import en from "./locales/en.json" with { type: "json" };
import ja from "./locales/ja.json" with { type: "json" };
import ko from "./locales/ko.json" with { type: "json" };
import zh from "./locales/zh.json" with { type: "json" };
import type { QuestionTexts } from "./texts/question-texts.ts";

const ALL: Readonly<Record<Language, QuestionTexts>> = {
  ko: { language: "ko", messages: ko },
  en: { language: "en", messages: en },
  ja: { language: "ja", messages: ja },
  zh: { language: "zh", messages: zh },
};

/** A language's texts at once, for a server that answers in all of them. */
export const questionTexts = (language: Language): QuestionTexts => ALL[language];
