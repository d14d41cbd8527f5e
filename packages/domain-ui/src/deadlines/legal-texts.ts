import type { Language } from "@legal/contracts/constants";
import { loadLegalTexts, type LegalTexts } from "@legal/legal-rules/texts";
import { trackedPromise } from "@legal/web-kit";

const loading = new Map<Language, Promise<LegalTexts>>();

/** The texts of the law's rules, loaded once for each language; for `use`. */
export const legalTextsIn = (language: Language): Promise<LegalTexts> => {
  const texts = loading.get(language) ?? trackedPromise(loadLegalTexts(language));
  loading.set(language, texts);
  return texts;
};
