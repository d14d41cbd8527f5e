import { deadlineOf } from "@legal/document-types";
import { Text } from "@legal/ui";
import { Suspense, useMemo } from "react";
import { FormattedMessage } from "react-intl";
import { DueCard } from "../../deadlines/case-deadlines/due-card.tsx";
import { DeadlineTexts } from "../../deadlines/texts.ts";
import { useInterview } from "./interview-context.ts";

/** The last day to bring the paper, as what is typed makes it. */
export const DeadlineCard = () => {
  const { type, draft } = useInterview();
  const deadline = useMemo(() => deadlineOf(type, draft), [type, draft]);
  if (!type.deadlineOf) return null;
  return (
    <div aria-live="polite">
      {deadline && (
        <Suspense fallback={null}>
          <DeadlineTexts>
            <DueCard
              deadline={deadline}
              matter={deadline.served?.matter ?? ""}
              service={deadline.served?.service ?? null}
            >
              {type.delivery === "sent" && (
                <Text $size={15}>
                  <FormattedMessage id="documents.deadline.arrives" />
                </Text>
              )}
            </DueCard>
          </DeadlineTexts>
        </Suspense>
      )}
    </div>
  );
};
