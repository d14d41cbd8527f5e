import { lazyTexts } from "@legal/web-kit";

/** The texts `security.*`. */
export const SecurityTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "security-texts-[request]" */ `./locales/${language}.json`),
);
