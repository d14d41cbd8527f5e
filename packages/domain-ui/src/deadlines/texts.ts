import { lazyTexts } from "@legal/web-kit";

/** The texts `deadlines.*`, for who has a case. */
export const DeadlineTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "deadline-texts-[request]" */ `./locales/${language}.json`),
);
