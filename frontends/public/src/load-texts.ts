import { catalogueLoader } from "@legal/web-kit";

/** The texts of all public pages. */
export const loadTexts = catalogueLoader(
  (language) => import(/* webpackChunkName: "messages-[request]" */ `./locales/${language}.json`),
);
