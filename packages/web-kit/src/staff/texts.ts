import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `staff.*`, which no customer needs. */
export const StaffTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "staff-texts-ko" */ "./messages/ko.json"),
    en: () => import(/* webpackChunkName: "staff-texts-en" */ "./messages/en.json"),
    ja: () => import(/* webpackChunkName: "staff-texts-ja" */ "./messages/ja.json"),
    zh: () => import(/* webpackChunkName: "staff-texts-zh" */ "./messages/zh.json"),
  }),
);
