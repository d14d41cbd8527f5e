import { catalogueLoader } from "@legal/web-kit";

/** In the browser's language, which the page's texts are not in. */
export const loadTexts = catalogueLoader(
  (language) => import(/* webpackChunkName: "language-offer-[request]" */ `./locales/${language}.json`),
);
