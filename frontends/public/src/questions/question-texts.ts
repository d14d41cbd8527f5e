import { lazyTexts } from "@legal/web-kit";

/** The texts `faq.*`: the page of all questions, and the lower part of the landing page. */
export const QuestionTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "question-texts-[request]" */ `./locales/${language}.json`),
);
