import { attachmentName } from "../attachments.ts";
import type { Check, Draft } from "../document-type.ts";
import { exhibitPath } from "../exhibits.ts";
import { isTrueAt, itemsAt, textAt } from "../read-answers.ts";

/** G10: of each attachment that the paper lists there is a file of its name. */
export const attachmentsAreReady =
  (attachmentsOf: (draft: Draft) => readonly string[]): Check =>
  (draft) => {
    const filed = new Set(draft.attachments.map(({ title }) => title));
    const lacking = attachmentsOf(draft).filter((listed) => !filed.has(attachmentName(listed)));
    if (lacking.length === 0) return [];
    const values = { papers: lacking.join(", ") };
    return [{ code: "G10", reason: "attachments", severity: "warn", path: exhibitPath("attachments"), values }];
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
