import type { ChatRoom } from "@legal/contracts";
import { DeadlineBadge } from "@legal/domain-ui/deadlines";
import { Row, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

/** Of an open case's deadline: that the office has not confirmed it, and what comes after one that has passed. */
export const DeadlineNotes = ({ room: { nextDeadline, upcomingDeadline } }: { room: ChatRoom }) => {
  const { calendarDate } = useFormat();
  return (
    <>
      {nextDeadline?.confirmed === false && (
        <Text $size={15} $tone="muted">
          <FormattedMessage id="cases.deadline.unconfirmed" />
        </Text>
      )}
      {upcomingDeadline && (
        <Row $gap={1.5}>
          <Text $size={15}>
            <FormattedMessage id="cases.deadline.upcoming" values={{ date: calendarDate(upcomingDeadline) }} />
          </Text>
          <DeadlineBadge deadline={upcomingDeadline} />
        </Row>
      )}
    </>
  );
};
