import { lazyTexts } from "@legal/web-kit";

/** The texts `unsubscribe.*`, which no other page needs. */
export const UnsubscribeTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "unsubscribe-texts-[request]" */ `./locales/${language}.json`),
);
