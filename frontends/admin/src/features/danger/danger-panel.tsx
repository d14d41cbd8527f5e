import { Button, EmptyState, ErrorState, SkeletonList, Stack, Text } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { useMemo } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDangerNoticesInfiniteQuery } from "../../api/danger-notices-api.ts";
import { ListChanges } from "../../stable-list/list-changes.tsx";
import { useHeldRows } from "../../stable-list/use-held-rows.ts";
import { DangerNoticeItem } from "./danger-notice-item.tsx";
import { LIST_TEXTS } from "./list-texts.ts";

const Notices = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useDangerNoticesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const notices = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const { rows, waiting, gone, release, replace } = useHeldRows(notices, { list: "all", hasMore: hasNextPage });
  if (isLoading) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={3} height="128px" />;
  return (
    <Stack $gap={3}>
      <ListChanges
        texts={LIST_TEXTS}
        added={waiting.length}
        leaving={gone.size}
        hasFailed={Boolean(error) && rows.length > 0}
        onShow={() => {
          release();
          if (waiting.length > 0) window.scrollTo({ top: 0 });
        }}
        onRetry={() => void refetch()}
      />
      {error && rows.length === 0 && (
        <ErrorState
          title={formatMessage({ id: "admin.danger.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {rows.length > 0 && (
        <Stack as="ul" $gap={3}>
          {rows.map((notice) => (
            <DangerNoticeItem key={notice.id} notice={notice} isGone={gone.has(notice.id)} onAnswer={replace} />
          ))}
        </Stack>
      )}
      {rows.length === 0 && !error && (
        <EmptyState
          title={formatMessage({ id: "admin.danger.empty" })}
          description={formatMessage({ id: "admin.danger.empty.hint" })}
        />
      )}
      {hasNextPage && (
        <Button variant="quiet" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          <FormattedMessage id="admin.danger.more" />
        </Button>
      )}
    </Stack>
  );
};

/** All customers who may have been in danger, newest first, with who saw to it. */
export const DangerPanel = () => (
  <Stack $gap={4}>
    <Text $size={13} $tone="muted">
      <FormattedMessage id="admin.danger.panel" />
    </Text>
    <Notices />
  </Stack>
);
