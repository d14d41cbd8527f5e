import { lazyTexts } from "@legal/web-kit";

/** The texts `service.*`, which no other page needs. */
export const ServiceTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "service-texts-[request]" */ `./locales/${language}.json`),
);
