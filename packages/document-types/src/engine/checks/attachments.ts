import type { Check, Draft } from "../document-type.ts";
import { isTrueAt, itemsAt, textAt } from "../read-answers.ts";

/** G10: papers that prove who the parties are. */
export const attachmentsAreReady =
  (attachmentsOf: (draft: Draft) => readonly string[]): Check =>
  (draft) => {
    const needed = attachmentsOf(draft);
    if (needed.length === 0 || draft.answers["attachmentsReady"] === true) return [];
    const values = { papers: needed.join(", ") };
    return [{ code: "G10", reason: "attachments", severity: "warn", path: "attachmentsReady", values }];
  };

/** G10: papers on the other side's guardians are got by the court's order to complete the application. */
export const guardiansOfOthers =
  (list: string): Check =>
  ({ answers }) =>
    itemsAt(answers, list)
      .filter((party) => isTrueAt(answers, `${party}.represented`))
      .map((party) => ({
        code: "G10",
        reason: "guardian",
        severity: "warn",
        path: `${party}.represented`,
        values: { name: textAt(answers, `${party}.name`) },
      }));
