import type { Language } from "@legal/contracts/constants";
import { legalTextsIn } from "@legal/domain-ui/legal-texts";
import type { LegalTexts } from "@legal/legal-rules/texts";
import { lazyTexts, useLanguage } from "@legal/web-kit";
import { createContext, use, useDeferredValue, type ReactNode } from "react";

const Texts = createContext<LegalTexts | undefined>(undefined);

const OwnTexts = lazyTexts(
  (language) => import(/* webpackChunkName: "calculation-texts-[request]" */ `./locales/${language}.json`),
);

const WithLegalTexts = ({ children }: { children: ReactNode }) => {
  // The old texts stay until the new ones are loaded.
  const language = useDeferredValue(useLanguage().language);
  const texts = use(legalTextsIn(language));
  return (
    <Texts value={texts}>
      <OwnTexts>{children}</OwnTexts>
    </Texts>
  );
};

/** The texts `tools.*`, and those of the law's rules; suspends until they are there. */
export const CalculationTexts = Object.assign(WithLegalTexts, {
  preload: (language: Language) => Promise.all([legalTextsIn(language), OwnTexts.preload(language)]),
});

export const useCalculationTexts = (): LegalTexts => {
  const texts = use(Texts);
  if (!texts) throw new Error("no CalculationTexts around");
  return texts;
};
