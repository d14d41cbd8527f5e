import { isOpen } from "@legal/case-rules";
import type { CaseDeadline, ChatRoom } from "@legal/contracts";
import { ErrorState, SkeletonList, Stack, Text } from "@legal/ui";
import { isNotFound, useErrorText } from "@legal/web-kit";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDeadlinesQuery } from "./deadlines-api.ts";
import { Collapsible } from "./collapsible.tsx";

interface DeadlineListProps {
  room: ChatRoom;
  renderItem: (deadline: CaseDeadline) => ReactNode;
  /** What is said where there is none, or where the office follows none any more. */
  empty: string;
  /** The way to enter another. */
  add: ReactNode;
}

/** The open deadlines of a case, the nearest first; those that are over are folded. */
export const DeadlineList = ({ room, renderItem, empty, add }: DeadlineListProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = useDeadlinesQuery(room.id);
  // The release before has one date and no list.
  if (isNotFound(error)) return null;
  if (!data && error) {
    return (
      <ErrorState
        headingLevel={3}
        title={formatMessage({ id: "deadlines.list.failed" })}
        description={errorText(error)}
        retryLabel={formatMessage({ id: "site.retry" })}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={2} height="96px" />;
  const { open = [], over = [] } = Object.groupBy(data, ({ state }) => (state === "open" ? "open" : "over"));
  return (
    <Stack $gap={3} tabIndex={-1} data-focus-after="deadline">
      {(open.length === 0 || !isOpen(room.caseStatus)) && (
        <Text $size={15} $tone="muted">
          {empty}
        </Text>
      )}
      {open.length > 0 && <ul>{open.map(renderItem)}</ul>}
      {add}
      {over.length > 0 && (
        <Collapsible>
          <summary>
            <FormattedMessage id="deadlines.over" values={{ count: over.length }} />
          </summary>
          <ul>{over.map(renderItem)}</ul>
        </Collapsible>
      )}
    </Stack>
  );
};
