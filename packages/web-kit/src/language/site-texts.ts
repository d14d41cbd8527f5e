import { loadServiceSummaries } from "@legal/catalog";
import type { Language } from "@legal/contracts/constants";
import { catalogueLoader, type Messages } from "./catalogue-loader.ts";

/** Both come in one chunk. */
const withSummaries = async (language: Language, catalogue: { default: Messages }) => {
  const summaries = await loadServiceSummaries(language);
  return { default: { ...catalogue.default, ...summaries.default } };
};

/**
 * Texts of header, footer, forms and case statuses, which every page may use, and under `summary.<service id>` one sentence
 * about each service.
 */
export const loadSiteTexts = catalogueLoader(async (language) =>
  withSummaries(language, await import(/* webpackChunkName: "messages-[request]" */ `../locales/${language}.json`)),
);
