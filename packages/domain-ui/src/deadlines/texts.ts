import { catalogueLoader, lazyTexts } from "@legal/web-kit";

/** The texts `deadlines.*`, for who has a case. */
export const DeadlineTexts = lazyTexts(
  catalogueLoader(
    (language) => import(/* webpackChunkName: "deadline-texts-[request]" */ `./locales/${language}.json`),
  ),
);
