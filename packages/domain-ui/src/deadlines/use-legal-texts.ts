import type { Language } from "@legal/contracts/constants";
import { loadLegalTexts, type LegalTexts } from "@legal/legal-rules/texts";
import { trackedPromise, useLanguage } from "@legal/web-kit";
import { use } from "react";

const loading = new Map<Language, Promise<LegalTexts>>();

const textsIn = (language: Language): Promise<LegalTexts> => {
  const texts = loading.get(language) ?? trackedPromise(loadLegalTexts(language));
  loading.set(language, texts);
  return texts;
};

/** What the law's periods, kinds of service and steps are called in the reader's language; suspends until it is here. */
export const useLegalTexts = (): LegalTexts => use(textsIn(useLanguage().language));
