import type { LegalLanguage, LegalTexts } from "./legal-texts.ts";

type Catalogue = Promise<{ default: Record<string, string> }>;

const files: Readonly<Record<LegalLanguage, () => Catalogue>> = {
  ko: () => import(/* webpackChunkName: "legal-ko" */ "../locales/ko.json", { with: { type: "json" } }),
  en: () => import(/* webpackChunkName: "legal-en" */ "../locales/en.json", { with: { type: "json" } }),
  ja: () => import(/* webpackChunkName: "legal-ja" */ "../locales/ja.json", { with: { type: "json" } }),
  zh: () => import(/* webpackChunkName: "legal-zh" */ "../locales/zh.json", { with: { type: "json" } }),
};

/** One language's texts, in a chunk of their own in the browser. */
export const loadLegalTexts = async (language: LegalLanguage): Promise<LegalTexts> => {
  const { default: messages } = await files[language]();
  return { language, messages };
};
