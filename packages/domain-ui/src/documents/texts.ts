import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `documents.*`, for who has a document or checks one. */
export const DocumentTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "document-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "document-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "document-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "document-texts-zh" */ "./locales/zh.json"),
  }),
);
