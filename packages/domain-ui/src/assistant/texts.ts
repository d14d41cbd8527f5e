import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `ai.*`. */
export const AiTexts = lazyTexts(
  catalogueLoader((language) => import(/* webpackChunkName: "ai-texts-[request]" */ `./locales/${language}.json`)),
);
