import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts of all pages around an account: `account.*`, `login.*`, `signup.*` and those of a lost name or password. */
export const AccountTexts = lazyTexts(
  catalogueLoader({
    ko: () => import(/* webpackChunkName: "account-texts-ko" */ "./locales/ko.json"),
    en: () => import(/* webpackChunkName: "account-texts-en" */ "./locales/en.json"),
    ja: () => import(/* webpackChunkName: "account-texts-ja" */ "./locales/ja.json"),
    zh: () => import(/* webpackChunkName: "account-texts-zh" */ "./locales/zh.json"),
  }),
);
