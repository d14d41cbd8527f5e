import type { Language } from "./language.ts";

type Catalogue = Promise<{ default: Record<string, string> }>;

const files: Readonly<Record<Language, () => Catalogue>> = {
  ko: () => import(/* webpackChunkName: "messages-ko" */ "./locales/ko.json", { with: { type: "json" } }),
  en: () => import(/* webpackChunkName: "messages-en" */ "./locales/en.json", { with: { type: "json" } }),
  ja: () => import(/* webpackChunkName: "messages-ja" */ "./locales/ja.json", { with: { type: "json" } }),
  zh: () => import(/* webpackChunkName: "messages-zh" */ "./locales/zh.json", { with: { type: "json" } }),
};

/** A sentence about each service under `summary.<service id>`, in the same chunk as a page's other texts. */
export const loadServiceSummaries = (language: Language): Catalogue => files[language]();
