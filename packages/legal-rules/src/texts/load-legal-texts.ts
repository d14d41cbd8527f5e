import type { Language } from "@legal/contracts/constants";
import type { LegalTexts } from "./legal-texts.ts";

/** One language's texts, in a chunk of their own in the browser. */
export const loadLegalTexts = async (language: Language): Promise<LegalTexts> => {
  const catalogue: unknown = await import(/* webpackChunkName: "legal-[request]" */ `../locales/${language}.json`, {
    with: { type: "json" },
  });
  return { language, messages: (catalogue as { default: LegalTexts["messages"] }).default };
};
