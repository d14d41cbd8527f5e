import { lazyTexts } from "@legal/web-kit";

/** The texts of what is below the fold. */
export const LandingTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "landing-texts-[request]" */ `./locales/${language}.json`),
);
