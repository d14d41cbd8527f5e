import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `faq.*`: the page of all questions, and the lower part of the landing page. */
export const QuestionTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "question-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "question-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "question-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "question-texts-zh" */ "./locales/zh.json"),
  }),
);
