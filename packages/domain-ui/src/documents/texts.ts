import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `documents.*`, for who has a document or checks one. */
export const DocumentTexts = lazyTexts(
  catalogueLoader(
    (language) => import(/* webpackChunkName: "document-texts-[request]" */ `./locales/${language}.json`),
  ),
);
