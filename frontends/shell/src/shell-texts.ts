import type { Language } from "@legal/contracts/constants";
import { catalogueLoader, isReplaced, joinTexts, loadOnce, loadSiteTexts } from "@legal/web-kit";

/** In the same chunks as the site's. */
const loadOwnTexts = catalogueLoader(
  (language) => import(/* webpackChunkName: "messages-[request]" */ `./locales/${language}.json`),
);

/** All texts of the frame: the site's and the shell's. The same promise each time, so that React can wait for it. */
export const loadShellTexts = loadOnce(
  async (language: Language) => joinTexts(await loadSiteTexts(language), await loadOwnTexts(language)),
  isReplaced,
);
