import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts of what is below the fold. */
export const LandingTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "landing-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "landing-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "landing-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "landing-texts-zh" */ "./locales/zh.json"),
  }),
);
