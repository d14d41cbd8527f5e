import type { Deadline } from "@legal/legal-rules";
import { Text } from "@legal/ui";
import type { ReactNode } from "react";
import { useSeoulToday } from "../../use-seoul-today.ts";
import { DueCard } from "../due-card.tsx";
import { serviceOf, type DeadlineDraft } from "./deadline-draft.ts";

interface DuePreviewProps {
  draft: DeadlineDraft;
  deadline: Deadline | undefined;
  /** What its reader is to do about a date that has passed. */
  past: ReactNode;
  /** Whether the steps are there at once, or behind a tap. */
  showsSteps: boolean;
}

/** The due date of what is typed, before it is saved. */
export const DuePreview = ({ draft, deadline, past, showsSteps }: DuePreviewProps) => {
  const today = useSeoulToday();
  return (
    <div aria-live="polite">
      {deadline && (
        <DueCard deadline={deadline} matter={draft.matter} service={serviceOf(draft)} showsSteps={showsSteps}>
          {deadline.dueDate < today && (
            <Text $size={15} $tone="danger">
              {past}
            </Text>
          )}
        </DueCard>
      )}
    </div>
  );
};
