import type { Check, Issue } from "../document-type.ts";
import { dateAt } from "../read-answers.ts";

/** G4: each day is not before the ones it follows; those without an answer are passed over. */
export const datesInOrder =
  (...paths: readonly string[]): Check =>
  ({ answers }) => {
    const given = paths.flatMap((path) => {
      const date = dateAt(answers, path);
      return date === null ? [] : [{ path, date }];
    });
    return given.flatMap(({ path, date }, index): Issue[] => {
      const before = given[index - 1];
      return before && date < before.date
        ? [{ code: "G4", reason: "order", severity: "block", path, values: { date, before: before.date } }]
        : [];
    });
  };
