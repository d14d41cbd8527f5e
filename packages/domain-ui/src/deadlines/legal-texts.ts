import { loadLegalTexts } from "@legal/legal-rules/texts";
import { loadOnce } from "@legal/web-kit";

/** The texts of the law's rules, loaded once for each language, again after a failure; for `use`. */
export const legalTextsIn = loadOnce(loadLegalTexts);
