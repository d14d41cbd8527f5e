import { lazyTexts } from "@legal/web-kit";

/** The texts `notices.*`. */
export const NoticeTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "notice-texts-[request]" */ `./locales/${language}.json`),
);
