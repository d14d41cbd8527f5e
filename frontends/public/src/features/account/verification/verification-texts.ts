import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `verifyEmail.*`, which no other page needs. */
export const VerificationTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "verification-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "verification-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "verification-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "verification-texts-zh" */ "./locales/zh.json"),
  }),
);
