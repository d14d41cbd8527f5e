import { lazyTexts } from "@legal/web-kit";

/** The texts `ai.*`. */
export const AiTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "ai-texts-[request]" */ `./locales/${language}.json`),
);
