import { Button, EmptyState, ErrorState, SkeletonList, Stack, Text } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { useDangerNoticesInfiniteQuery } from "../../api/danger-notices-api.ts";
import { DangerNoticeItem } from "./danger-notice-item.tsx";

const Notices = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useDangerNoticesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={3} height="128px" />;
  const notices = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Stack $gap={3}>
      {error && (
        <ErrorState
          title={formatMessage({ id: "admin.danger.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {notices.length > 0 && (
        <Stack as="ul" $gap={3}>
          {notices.map((notice) => (
            <DangerNoticeItem key={notice.id} notice={notice} />
          ))}
        </Stack>
      )}
      {notices.length === 0 && !error && (
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
