import type { ValidationKey } from "@legal/i18n";

/** What is wrong with a date field: a half-typed date has no value and would pass for an empty one. */
export const dateProblemOf = ({ validity }: HTMLInputElement): ValidationKey | undefined => {
  if (validity.badInput) return "date.format";
  return validity.rangeUnderflow || validity.rangeOverflow ? "date.range" : undefined;
};
