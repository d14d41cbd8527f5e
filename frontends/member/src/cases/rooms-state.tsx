import { useMyRooms } from "@legal/domain-ui/cases";
import type { ReactNode } from "react";
import type { ChatRoom } from "@legal/contracts";
import { ErrorState, SkeletonList, Stack } from "@legal/ui";
import { useErrorText } from "@legal/web-kit";
import { useIntl } from "react-intl";

interface RoomsStateProps {
  rows: number;
  rowHeight?: string;
  children: (rooms: readonly ChatRoom[]) => ReactNode;
}

/** The reader's rooms, or why they are not there; what was there stays when a later request fails. */
export const RoomsState = ({ rows, rowHeight = "112px", children }: RoomsStateProps) => {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { data: rooms, error, refetch } = useMyRooms();
  if (!rooms && !error) {
    return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={rows} height={rowHeight} />;
  }
  return (
    <Stack $gap={3}>
      {error && (
        <ErrorState
          title={formatMessage({ id: "cases.failed" })}
          description={errorText(error)}
          retryLabel={formatMessage({ id: "site.retry" })}
          onRetry={refetch}
        />
      )}
      {rooms && children(rooms)}
    </Stack>
  );
};
