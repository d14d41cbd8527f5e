import { LegalRuleError } from "@legal/legal-rules";
import { errorSentence } from "@legal/legal-rules/texts";
import { useCalculationTexts } from "../../../calculation/calculation-texts.tsx";

/** What is wrong with the entries of a calculator, by field: its refusal, and texts in date fields that are no date. */
export const useErrors = <Field extends string>(
  refusal: LegalRuleError | undefined,
  broken: ReadonlySet<string>,
  fieldOf: (path: string) => Field,
): Partial<Record<Field, string>> => {
  const texts = useCalculationTexts();
  const refused = refusal ? [[fieldOf(refusal.field), errorSentence(refusal, texts)]] : [];
  const notDates = [...broken].map((name) => [name, errorSentence(new LegalRuleError("DATE_INVALID", name), texts)]);
  return Object.fromEntries([...refused, ...notDates]) as Partial<Record<Field, string>>;
};
