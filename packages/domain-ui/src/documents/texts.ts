import { lazyTexts } from "@legal/web-kit";

/** The texts `documents.*`, for who has a document or checks one. */
export const DocumentTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "document-texts-[request]" */ `./locales/${language}.json`),
);
