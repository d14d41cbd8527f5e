import { isLocalCourt, mayBeInTerritory, mayHaveOwnCourt } from "@legal/legal-rules/courts";
import type { Check, Issue } from "../document-type.ts";
import { addressAt, textAt } from "../read-answers.ts";
import type { Answers } from "../answers.ts";

const linesAt = (answers: Answers, paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => addressAt(answers, path)?.line ?? []);

/** G6: the court's territory can hold every address that its competence rests on. */
export const courtFits =
  (court: string, addressesOf: (answers: Answers) => readonly string[]): Check =>
  ({ answers }) => {
    const name = textAt(answers, court);
    const outside = linesAt(answers, addressesOf(answers)).find((line) => !mayBeInTerritory(name, line));
    if (name === "" || outside === undefined) return [];
    const values = { court: name, address: outside };
    return [{ code: "G6", reason: "territory", severity: "block", path: court, values }];
  };

/** G6: where a city or county has a court of its own, that one alone is competent (법원조직법 34①). */
export const localCourtIsSeen =
  (court: string, addressesOf: (answers: Answers) => readonly string[]): Check =>
  ({ answers }) => {
    const name = textAt(answers, court);
    if (name === "" || isLocalCourt(name)) return [];
    return linesAt(answers, addressesOf(answers))
      .filter(mayHaveOwnCourt)
      .slice(0, 1)
      .map((address): Issue => ({
        code: "G6",
        reason: "localCourt",
        severity: "warn",
        path: court,
        values: { address },
      }));
  };
