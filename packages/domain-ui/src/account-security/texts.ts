import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `security.*`. */
export const SecurityTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "security-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "security-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "security-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "security-texts-zh" */ "./locales/zh.json"),
  }),
);
