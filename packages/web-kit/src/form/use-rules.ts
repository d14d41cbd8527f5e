import type { Language } from "@legal/contracts/constants";
import { formText } from "@legal/i18n";
import { useIntl } from "react-intl";
import type { Rule } from "./rules.ts";
import type { FieldErrors } from "./use-fields.ts";

type Values = Record<string, string>;

/** Turns rules by field into texts by field, in the language of the page. */
export const useRules = () => {
  const language = useIntl().locale as Language;

  const textOf = (rule: Rule, value: string): string | undefined => {
    const key = rule(value);
    return key && formText(key, language);
  };

  const check = <V extends Values>(values: V, rules: { [Name in keyof V]?: Rule }): FieldErrors<V> => {
    const errors: FieldErrors<V> = {};
    for (const name of Object.keys(rules) as (keyof V)[]) {
      const rule = rules[name];
      if (rule) errors[name] = textOf(rule, values[name] ?? "");
    }
    return errors;
  };

  return { textOf, check };
};
