import { Button, Card, EmptyState, ErrorState, Icon, Row, SkeletonList, Stack, Text } from "@legal/ui";
import { ButtonLink, paths, useErrorText, useErrorToast, useSession } from "@legal/web-kit";
import BellOff from "lucide-react/icons/bell-off";
import CheckCheck from "lucide-react/icons/check-check";
import Settings from "lucide-react/icons/settings";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { styled } from "styled-components";
import { useNoticesInfiniteQuery, useReadNoticesMutation, type Notice } from "../inbox-api.ts";
import { NoticeTexts } from "../texts.ts";
import { NoticeRow } from "./notice-row.tsx";

const List = styled(Card).attrs({ as: "ul" })`
  padding: 0;
  overflow: hidden;
`;

const useReadAll = (notices: readonly Notice[]) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const errorToast = useErrorToast();
  const [read] = useReadNoticesMutation();
  return async () => {
    const [newest] = notices;
    if (!newest) return;
    errorToast.clear();
    const { error } = await read({ upTo: newest.createdAt });
    if (error) errorToast.show(formatMessage({ id: "notices.readAll.failed" }), errorText(error));
  };
};

const Actions = ({ notices }: { notices: readonly Notice[] }) => {
  const { isAdmin } = useSession();
  const readAll = useReadAll(notices);
  return (
    <Row $gap={2} $justify="space-between">
      {notices.some(({ readAt }) => readAt === null) && (
        <Button variant="quiet" size="small" icon={<Icon of={CheckCheck} size={18} />} onClick={readAll}>
          <FormattedMessage id="notices.readAll" />
        </Button>
      )}
      {notices.length > 0 && notices.every(({ readAt }) => readAt !== null) && (
        <Text $size={15} $tone="muted">
          <FormattedMessage id="notices.allRead" />
        </Text>
      )}
      <ButtonLink to={isAdmin ? paths.admin("notices") : paths.myPage("notices")} $variant="quiet" $size="small">
        <Icon of={Settings} size={18} />
        <FormattedMessage id="notices.settings" />
      </ButtonLink>
    </Row>
  );
};

const Notices = () => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data, error, isLoading, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useNoticesInfiniteQuery(
    undefined,
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={6} height="84px" />;
  const notices = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Stack $gap={4}>
      {!(error && notices.length === 0) && <Actions notices={notices} />}
      {error && (
        <ErrorState
          title={formatMessage({ id: "notices.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {notices.length > 0 && (
        <List>
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </List>
      )}
      {notices.length === 0 && !error && (
        <EmptyState
          icon={<Icon of={BellOff} size={24} />}
          title={formatMessage({ id: "notices.empty" })}
          description={formatMessage({ id: "notices.empty.hint" })}
        />
      )}
      {hasNextPage && (
        <Button variant="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <FormattedMessage id="notices.older" />
        </Button>
      )}
      {notices.length > 0 && !hasNextPage && (
        <Text $size={13} $tone="muted">
          <FormattedMessage id="notices.kept" />
        </Text>
      )}
    </Stack>
  );
};

/** Everything that the reader was notified of. */
export const Inbox = () => (
  <Suspense fallback={null}>
    <NoticeTexts>
      <Notices />
    </NoticeTexts>
  </Suspense>
);
