import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `deleteAccount.*`, which no other page needs. */
export const DeletionTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "deletion-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "deletion-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "deletion-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "deletion-texts-zh" */ "./locales/zh.json"),
  }),
);
