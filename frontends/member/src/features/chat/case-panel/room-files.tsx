import { Button, ErrorState, SEPARATOR, SkeletonList, Stack, Text } from "@legal/ui";
import { useErrorText, useFormat } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";
import { Attachment } from "../attachments/attachment.tsx";
import { PanelSection } from "./panel-section.tsx";
import { useRoomFilesInfiniteQuery } from "./room-files-api.ts";

const List = ({ roomId }: { roomId: string }) => {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const errorText = useErrorText();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useRoomFilesInfiniteQuery(roomId);
  const files = data?.pages.flatMap(({ items }) => items);
  if (error) {
    return (
      <ErrorState
        headingLevel={3}
        title={formatMessage({ id: "chat.files.failed" })}
        description={errorText(error)}
        retryLabel={formatMessage({ id: "site.retry" })}
        onRetry={refetch}
      />
    );
  }
  if (!files) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={2} height="60px" />;
  if (files.length === 0) {
    return (
      <Text $size={15} $tone="muted">
        <FormattedMessage id="chat.files.empty" />
      </Text>
    );
  }
  return (
    <Stack $gap={3}>
      <Stack as="ul" $gap={3}>
        {files.map(({ fileUrl, fileName, fileSize, fileRisks, sentByAdmin, uploadedAt }) => (
          <Stack as="li" key={fileUrl} $gap={1}>
            <Attachment compact fileUrl={fileUrl} fileName={fileName} fileSize={fileSize} fileRisks={fileRisks} />
            <Text $size={13} $tone="muted">
              <FormattedMessage id={sentByAdmin ? "chat.sender.office" : "chat.sender.customer"} />
              {SEPARATOR}
              <time dateTime={uploadedAt}>{date(uploadedAt)}</time>
            </Text>
          </Stack>
        ))}
      </Stack>
      {hasNextPage && (
        <Button variant="quiet" size="small" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          <FormattedMessage id="chat.files.more" />
        </Button>
      )}
    </Stack>
  );
};

/** Every file that was sent in the room, the newest first. */
export const RoomFiles = ({ roomId }: { roomId: string }) => {
  const { formatMessage } = useIntl();
  return (
    <PanelSection title={formatMessage({ id: "chat.files" })}>
      <List roomId={roomId} />
    </PanelSection>
  );
};
