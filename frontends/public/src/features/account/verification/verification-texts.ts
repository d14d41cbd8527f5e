import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `verifyEmail.*`, which no other page needs. */
export const VerificationTexts = lazyTexts(
  catalogueLoader(
    (language) => import(/* webpackChunkName: "verification-texts-[request]" */ `./locales/${language}.json`),
  ),
);
