import { LegalRuleError } from "@legal/legal-rules";

/** What a calculation gave, or why it was refused. */
export type Outcome<T> = { value: T; error?: undefined } | { value?: undefined; error: LegalRuleError };

export const attempt = <T>(calculate: () => T): Outcome<T> => {
  try {
    return { value: calculate() };
  } catch (error) {
    if (error instanceof LegalRuleError) return { error };
    throw error;
  }
};
