import type { Language } from "@legal/catalog";
import type { QuestionTexts } from "./question-texts.ts";

/** One language's texts, in a chunk of their own in the browser. */
export const loadQuestionTexts = async (language: Language): Promise<QuestionTexts> => {
  const catalogue: unknown = await import(/* webpackChunkName: "questions-[request]" */ `../locales/${language}.json`, {
    with: { type: "json" },
  });
  return { language, messages: (catalogue as { default: QuestionTexts["messages"] }).default };
};
