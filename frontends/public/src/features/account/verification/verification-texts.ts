import { lazyTexts } from "@legal/web-kit";

/** The texts `verifyEmail.*`, which no other page needs. */
export const VerificationTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "verification-texts-[request]" */ `./locales/${language}.json`),
);
