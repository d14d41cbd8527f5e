export type { LegalTexts } from "./legal-texts.ts";
export { loadLegalTexts } from "./load-legal-texts.ts";
export {
  conventionName,
  documentName,
  formatLegalDate,
  formatLegalNumber,
  formatPeriod,
  holidayName,
  matterName,
  modeDateName,
  modeName,
} from "./names.ts";
export {
  costStepSentence,
  courtNote,
  errorSentence,
  furtherCostsNote,
  plainDeadline,
  ruleDerivedNote,
  stepSentence,
} from "./sentences.ts";
