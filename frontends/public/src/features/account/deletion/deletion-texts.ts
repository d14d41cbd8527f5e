import { lazyTexts } from "@legal/web-kit";

/** The texts `deleteAccount.*`, which no other page needs. */
export const DeletionTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "deletion-texts-[request]" */ `./locales/${language}.json`),
);
