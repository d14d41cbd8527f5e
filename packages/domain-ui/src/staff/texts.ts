import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `staff.*`, which no customer needs. */
export const StaffTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "staff-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "staff-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "staff-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "staff-texts-zh" */ "./locales/zh.json"),
  }),
);
