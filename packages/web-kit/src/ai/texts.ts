import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `ai.*`. */
export const AiTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "ai-texts-ko" */ "./messages/ko.json"),
    en: () => import(/* webpackChunkName: "ai-texts-en" */ "./messages/en.json"),
    ja: () => import(/* webpackChunkName: "ai-texts-ja" */ "./messages/ja.json"),
    zh: () => import(/* webpackChunkName: "ai-texts-zh" */ "./messages/zh.json"),
  }),
);
