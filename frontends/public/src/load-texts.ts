import { catalogueLoader } from "@legal/web-kit";

/** The texts of all public pages. */
export const loadTexts = catalogueLoader({
  ko: () => import(/* webpackChunkName: "messages-ko" */ "./locales/ko.json"),
  en: () => import(/* webpackChunkName: "messages-en" */ "./locales/en.json"),
  ja: () => import(/* webpackChunkName: "messages-ja" */ "./locales/ja.json"),
  zh: () => import(/* webpackChunkName: "messages-zh" */ "./locales/zh.json"),
});
