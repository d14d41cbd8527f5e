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
export const loadSiteTexts = catalogueLoader({
  ko: async () => withSummaries("ko", await import(/* webpackChunkName: "messages-ko" */ "../locales/ko.json")),
  en: async () => withSummaries("en", await import(/* webpackChunkName: "messages-en" */ "../locales/en.json")),
  ja: async () => withSummaries("ja", await import(/* webpackChunkName: "messages-ja" */ "../locales/ja.json")),
  zh: async () => withSummaries("zh", await import(/* webpackChunkName: "messages-zh" */ "../locales/zh.json")),
});
