import type { ChatRoom } from "@legal/contracts";
import { FailureNotice, SkeletonList, Stack, Text } from "@legal/ui";
import { RetryNotice } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { ChecklistItem } from "./checklist-item.tsx";
import { usePreparations } from "./use-preparations.ts";
import { useSentFiles } from "./use-sent-files.ts";
import { useTicks } from "./use-ticks.ts";

/** What the customer is asked to prepare; both sides tick what is there. */
export const CaseChecklist = ({ room }: { room: ChatRoom }) => {
  const { formatMessage } = useIntl();
  const { preparations, failed, retry } = usePreparations(room.serviceType);
  const sent = useSentFiles(room.id);
  const { tickOf, isDone, isPending, tick, failure } = useTicks(room);
  if (failed) {
    return (
      <RetryNotice onRetry={retry}>
        <FormattedMessage id="chat.checklist.failed" />
      </RetryNotice>
    );
  }
  if (!preparations) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={4} height="44px" />;
  const values = { done: preparations.filter(({ item }) => isDone(item)).length, all: preparations.length };
  return (
    <Stack $gap={2}>
      <Text as="output" $size={13} $tone="muted">
        <FormattedMessage id="chat.checklist.count" values={values} />
      </Text>
      <ul>
        {preparations.map(({ item, text }) => (
          <ChecklistItem
            key={item}
            text={text}
            ticked={tickOf(item)}
            done={isDone(item)}
            pending={isPending(item)}
            sent={sent}
            onTick={(done, fileUrl) => tick(item, done, fileUrl)}
          />
        ))}
      </ul>
      <FailureNotice>{failure}</FailureNotice>
    </Stack>
  );
};
