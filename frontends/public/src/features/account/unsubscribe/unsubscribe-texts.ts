import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `unsubscribe.*`, which no other page needs. */
export const UnsubscribeTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "unsubscribe-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "unsubscribe-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "unsubscribe-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "unsubscribe-texts-zh" */ "./locales/zh.json"),
  }),
);
