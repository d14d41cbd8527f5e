import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `unsubscribe.*`, which no other page needs. */
export const UnsubscribeTexts = lazyTexts(
  catalogueLoader(
    (language) => import(/* webpackChunkName: "unsubscribe-texts-[request]" */ `./locales/${language}.json`),
  ),
);
