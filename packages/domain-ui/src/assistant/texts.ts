import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `ai.*`. */
export const AiTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "ai-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "ai-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "ai-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "ai-texts-zh" */ "./locales/zh.json"),
  }),
);
