import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `security.*`. */
export const SecurityTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "security-texts-ko" */ "./messages/ko.json"),
    en: () => import(/* webpackChunkName: "security-texts-en" */ "./messages/en.json"),
    ja: () => import(/* webpackChunkName: "security-texts-ja" */ "./messages/ja.json"),
    zh: () => import(/* webpackChunkName: "security-texts-zh" */ "./messages/zh.json"),
  }),
);
