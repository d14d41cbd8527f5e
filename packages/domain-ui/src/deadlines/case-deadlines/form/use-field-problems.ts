import type { LegalRuleError } from "@legal/legal-rules";
import { errorSentence } from "@legal/legal-rules/texts";
import { isApiError, useErrorText } from "@legal/web-kit";
import { useState } from "react";
import { useLegalTexts } from "../../use-legal-texts.ts";
import { FIELDS, type FieldName } from "./deadline-draft.ts";

export type FieldProblems = Partial<Record<FieldName, string>>;

/** `extension.n` is said at `extension`. */
const fieldOf = (path: string): FieldName | undefined =>
  FIELDS.find((name) => path === name || path.startsWith(`${name}.`));

const atFields = (problems: readonly { path: string; message: string }[]): FieldProblems =>
  Object.fromEntries(
    problems.flatMap(({ path, message }) => {
      const field = fieldOf(path);
      return field ? [[field, message]] : [];
    }),
  );

/** What is wrong, at the field where it is, and beside the form where it does not show that field: what the rules refuse while it is typed, and what the server said. */
export const useFieldProblems = (refusal: LegalRuleError | undefined, shown: readonly FieldName[]) => {
  const texts = useLegalTexts();
  const errorText = useErrorText();
  const [said, setSaid] = useState<FieldProblems>({});
  const [failure, setFailure] = useState<string>();
  const refused = refusal ? atFields([{ path: refusal.field, message: errorSentence(refusal, texts) }]) : {};
  const all = { ...said, ...refused };
  const elsewhere = FIELDS.filter((name) => !shown.includes(name)).flatMap((name) => all[name] ?? []);

  return {
    problems: all,
    /** What no field on the screen is to blame for. */
    failure: failure ?? elsewhere[0],
    say: (problems: FieldProblems) => {
      setFailure(undefined);
      setSaid(problems);
    },
    sayOf: (error: unknown) => {
      const problems = isApiError(error) ? atFields(error.details) : {};
      setSaid(problems);
      setFailure(Object.keys(problems).length > 0 ? undefined : errorText(error));
    },
  };
};
