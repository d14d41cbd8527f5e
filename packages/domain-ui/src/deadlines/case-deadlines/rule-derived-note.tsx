import type { CaseDeadline } from "@legal/contracts";
import { ruleDerivedNote } from "@legal/legal-rules/texts";
import { Text } from "@legal/ui";
import { useLegalTexts } from "../use-legal-texts.ts";

/** That the almanac may still move a due date that was computed; one that was typed has no steps. */
export const RuleDerivedNote = ({ dueDate, steps }: Pick<CaseDeadline, "dueDate" | "steps">) => {
  const note = ruleDerivedNote(dueDate, useLegalTexts());
  return steps.length > 0 && note !== undefined ? (
    <Text $size={15} $tone="muted">
      {note}
    </Text>
  ) : null;
};
