import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `notices.*`. */
export const NoticeTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "notice-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "notice-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "notice-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "notice-texts-zh" */ "./locales/zh.json"),
  }),
);
