import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `service.*`, which no other page needs. */
export const ServiceTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "service-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "service-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "service-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "service-texts-zh" */ "./locales/zh.json"),
  }),
);
