import type { LegalRuleError } from "@legal/legal-rules";
import { errorSentence, type LegalTexts } from "@legal/legal-rules/texts";
import type { Computed } from "./computed.ts";

/** What could not be computed, and why: an answer too. */
export const presentRefusal = (what: string, error: LegalRuleError, texts: LegalTexts): Computed => ({
  lines: [`• ${what}: ${errorSentence(error, texts)}`],
  citations: [],
  dates: [],
  amounts: [],
});
