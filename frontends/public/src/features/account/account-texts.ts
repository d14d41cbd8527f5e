import { lazyTexts } from "@legal/web-kit";

/** The texts of all pages around an account: `account.*`, `login.*`, `signup.*` and those of a lost name or password. */
export const AccountTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "account-texts-[request]" */ `./locales/${language}.json`),
);
