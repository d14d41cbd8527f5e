import type { Language } from "@legal/contracts/constants";
import { useEffect } from "react";

/** The sheet of fonts that came with the page is one of a set, one for each language. */
const showFonts = (language: Language) => {
  const sheet = document.querySelector<HTMLLinkElement>("link[data-fonts]");
  const address = sheet?.getAttribute("href") ?? "";
  const wanted = address.replace(/\/\w+(?=\.\w+\.css$)/, `/${language}`);
  if (sheet && wanted !== address) sheet.href = wanted;
};

/** Sets the document's language, for screen readers, line breaking and fonts. */
export const useDocumentLanguage = (language: Language) => {
  useEffect(() => {
    document.documentElement.lang = language;
    showFonts(language);
  }, [language]);
};
