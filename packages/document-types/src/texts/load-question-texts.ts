import type { Language } from "@legal/catalog";
import type { QuestionTexts } from "./question-texts.ts";

type Catalogue = Promise<{ default: Record<string, string> }>;

const files: Readonly<Record<Language, () => Catalogue>> = {
  ko: () => import(/* webpackChunkName: "questions-ko" */ "../locales/ko.json", { with: { type: "json" } }),
  en: () => import(/* webpackChunkName: "questions-en" */ "../locales/en.json", { with: { type: "json" } }),
  ja: () => import(/* webpackChunkName: "questions-ja" */ "../locales/ja.json", { with: { type: "json" } }),
  zh: () => import(/* webpackChunkName: "questions-zh" */ "../locales/zh.json", { with: { type: "json" } }),
};

/** One language's texts, in a chunk of their own in the browser. */
export const loadQuestionTexts = async (language: Language): Promise<QuestionTexts> => {
  const { default: messages } = await files[language]();
  return { language, messages };
};
