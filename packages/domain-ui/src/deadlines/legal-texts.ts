import type { Language } from "@legal/contracts/constants";
import { loadLegalTexts, type LegalTexts } from "@legal/legal-rules/texts";
import { REMEMBER_FAILURE_MS, trackedPromise } from "@legal/web-kit";

const loading = new Map<Language, Promise<LegalTexts>>();

const load = (language: Language): Promise<LegalTexts> => {
  const texts = trackedPromise(loadLegalTexts(language));
  texts.catch(() => setTimeout(() => loading.delete(language), REMEMBER_FAILURE_MS));
  loading.set(language, texts);
  return texts;
};

/** The texts of the law's rules, loaded once for each language, again after a failure; for `use`. */
export const legalTextsIn = (language: Language): Promise<LegalTexts> => loading.get(language) ?? load(language);
