import { catalogueLoader } from "@legal/web-kit";

/** In the browser's language, which the page's texts are not in. */
export const loadTexts = catalogueLoader({
  ko: () => import(/* webpackChunkName: "language-offer-ko" */ "./locales/ko.json"),
  en: () => import(/* webpackChunkName: "language-offer-en" */ "./locales/en.json"),
  ja: () => import(/* webpackChunkName: "language-offer-ja" */ "./locales/ja.json"),
  zh: () => import(/* webpackChunkName: "language-offer-zh" */ "./locales/zh.json"),
});
