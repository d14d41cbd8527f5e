import { Button, ErrorState, Heading, SkeletonList, Stack, Text } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { RunItem } from "./run-item.tsx";
import type { useBackupRuns } from "./use-backup-runs.ts";

/** What was backed up before, the newest first. */
export const RunList = ({ history }: { history: ReturnType<typeof useBackupRuns> }) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const title = useId();
  const { runs, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = history;
  return (
    <Stack $gap={2}>
      <Heading level={3} size={15} id={title}>
        <FormattedMessage id="admin.backup.history" />
      </Heading>
      {error && (
        <ErrorState
          headingLevel={3}
          title={formatMessage({ id: "admin.backup.historyFailed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {!runs && !error && <SkeletonList label={formatMessage({ id: "site.loading" })} rows={2} height="56px" />}
      {runs?.length === 0 && (
        <Text $size={15} $tone="muted">
          <FormattedMessage id="admin.backup.empty" />
        </Text>
      )}
      {runs && runs.length > 0 && (
        <ul aria-labelledby={title}>
          {runs.map((run) => (
            <RunItem key={run.id} run={run} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button variant="quiet" size="small" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          <FormattedMessage id="admin.backup.more" />
        </Button>
      )}
    </Stack>
  );
};
