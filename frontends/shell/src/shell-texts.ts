import type { Language } from "@legal/contracts/constants";
import { catalogueLoader, loadSiteTexts, trackedPromise, type Messages } from "@legal/web-kit";

/** In the same chunks as the site's. */
const loadOwnTexts = catalogueLoader(
  (language) => import(/* webpackChunkName: "messages-[request]" */ `./locales/${language}.json`),
);

const loads = new Map<Language, Promise<Messages>>();

const load = async (language: Language): Promise<Messages> => ({
  ...(await loadSiteTexts(language)),
  ...(await loadOwnTexts(language)),
});

/** All texts of the frame: the site's and the shell's. The same promise each time, so that React can wait for it. */
export const loadShellTexts = (language: Language): Promise<Messages> => {
  const loading = loads.get(language) ?? trackedPromise(load(language));
  loads.set(language, loading);
  return loading;
};
