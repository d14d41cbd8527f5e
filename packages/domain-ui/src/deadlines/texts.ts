import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `deadlines.*`, for who has a case. */
export const DeadlineTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "deadline-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "deadline-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "deadline-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "deadline-texts-zh" */ "./locales/zh.json"),
  }),
);
