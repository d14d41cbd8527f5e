import type { ChatRoom } from "@legal/contracts";
import { DeadlineBadge } from "@legal/domain-ui/deadlines";
import { Row, Text } from "@legal/ui";
import { useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

/** Says which date, as another may be nearer to it on the screen. */
const Unconfirmed = ({ date }: { date: string }) => {
  const { calendarDate } = useFormat();
  return (
    <Text $size={15} $tone="muted">
      <FormattedMessage id="cases.deadline.unconfirmed" values={{ date: calendarDate(date) }} />
    </Text>
  );
};

/** Of an open case's deadline: that the office has not confirmed it, and what comes after one that has passed. */
export const DeadlineNotes = ({ room }: { room: ChatRoom }) => {
  const { deadline, nextDeadline, upcomingDeadline, upcomingConfirmed } = room;
  const { calendarDate } = useFormat();
  return (
    <>
      {deadline && nextDeadline?.confirmed === false && <Unconfirmed date={deadline} />}
      {upcomingDeadline && (
        <Row $gap={1.5}>
          <Text $size={15}>
            <FormattedMessage id="cases.deadline.upcoming" values={{ date: calendarDate(upcomingDeadline) }} />
          </Text>
          <DeadlineBadge deadline={upcomingDeadline} />
        </Row>
      )}
      {upcomingDeadline && upcomingConfirmed === false && <Unconfirmed date={upcomingDeadline} />}
    </>
  );
};
