import type { Check, Draft } from "../document-type.ts";

/** G10: papers that prove who the parties are. */
export const attachmentsAreReady =
  (attachmentsOf: (draft: Draft) => readonly string[]): Check =>
  (draft) => {
    const needed = attachmentsOf(draft);
    if (needed.length === 0 || draft.answers["attachmentsReady"] === true) return [];
    const values = { papers: needed.join(", ") };
    return [{ code: "G10", reason: "attachments", severity: "warn", path: "attachmentsReady", values }];
  };
