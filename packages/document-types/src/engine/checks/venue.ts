import { mayBeInTerritory } from "@legal/legal-rules/courts";
import type { Check } from "../document-type.ts";
import { addressAt, textAt } from "../read-answers.ts";
import type { Answers } from "../answers.ts";

/** G6: the court's territory can hold one of the addresses that its competence rests on. */
export const courtFits =
  (court: string, addressesOf: (answers: Answers) => readonly string[]): Check =>
  ({ answers }) => {
    const name = textAt(answers, court);
    const lines = addressesOf(answers).flatMap((path) => addressAt(answers, path)?.line ?? []);
    if (name === "" || lines.length === 0 || lines.some((line) => mayBeInTerritory(name, line))) return [];
    return [{ code: "G6", reason: "territory", severity: "block", path: court, values: { court: name } }];
  };
