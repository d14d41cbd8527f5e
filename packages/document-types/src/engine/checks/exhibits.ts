import { COURT_FILE_LIMIT } from "@legal/legal-rules/courts";
import type { Check, Issue } from "../document-type.ts";
import { exhibitPath } from "../exhibits.ts";
import { itemsAt, textAt } from "../read-answers.ts";

const issue = (reason: string, path: string, title: string): Issue => ({
  code: "G7",
  reason,
  severity: "warn",
  path,
  values: { title },
});

/** G7: what is cited exists, and what exists is cited. */
export const exhibitsAreCited =
  (paths: readonly string[], facts: string): Check =>
  ({ answers, exhibits }) => {
    const cited = [...paths, ...itemsAt(answers, facts).map((fact) => `${fact}.exhibit`)]
      .map((path) => ({ path, id: textAt(answers, path) }))
      .filter(({ id }) => id !== "");
    const known = new Set(exhibits.map(({ id }) => id));
    const used = new Set(cited.map(({ id }) => id));
    return [
      ...cited.filter(({ id }) => !known.has(id)).map(({ path }) => issue("unknown", path, "")),
      ...exhibits.filter(({ id }) => !used.has(id)).map(({ id, title }) => issue("uncited", exhibitPath(id), title)),
    ];
  };

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** G15: a file that is filed electronically is no larger than the court's system takes. */
export const exhibitsFitTheCourt: Check = ({ answers, exhibits, attachments }) => {
  if (textAt(answers, "filing") !== "electronic") return [];
  const { value: limit } = COURT_FILE_LIMIT;
  return [...exhibits, ...attachments]
    .filter(({ fileSize }) => fileSize > limit * BYTES_PER_MEGABYTE)
    .map(({ id, title }) => ({
      code: "G15",
      reason: "fileSize",
      severity: "warn",
      path: exhibitPath(id),
      values: { title, limit },
    }));
};
