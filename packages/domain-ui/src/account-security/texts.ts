import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `security.*`. */
export const SecurityTexts = lazyTexts(
  catalogueLoader(
    (language) => import(/* webpackChunkName: "security-texts-[request]" */ `./locales/${language}.json`),
  ),
);
