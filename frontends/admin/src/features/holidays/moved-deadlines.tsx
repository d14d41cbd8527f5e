import type { HolidayChange } from "@legal/contracts";
import { MatterName } from "@legal/domain-ui/case-deadlines";
import { Notice, Numeric, Stack } from "@legal/ui";
import { FROM_DESK, paths, TextLink, useFormat } from "@legal/web-kit";
import { FormattedMessage, useIntl } from "react-intl";

/** Which deadlines a change of the holidays has moved, each with the way to its case. */
export const MovedDeadlines = ({ change: { moved, movedCount, complete } }: { change: HolidayChange }) => {
  const { formatMessage } = useIntl();
  const { calendarDate } = useFormat();
  const more = movedCount - moved.length;
  return (
    <Notice
      tone={movedCount > 0 ? "warning" : "info"}
      title={formatMessage({ id: "admin.holidays.moved" }, { count: movedCount })}
    >
      <Stack as="ul" $gap={1}>
        {moved.map(({ deadlineId, chatRoomId, caseNumber, matter, from, to }) => (
          <li key={deadlineId}>
            <TextLink to={paths.chat(chatRoomId)} state={FROM_DESK}>
              {caseNumber ? <Numeric>{caseNumber}</Numeric> : <FormattedMessage id="admin.holidays.case" />}
            </TextLink>{" "}
            <MatterName matter={matter} />: {calendarDate(from)} → {calendarDate(to)}
          </li>
        ))}
      </Stack>
      {more > 0 && <FormattedMessage id="admin.holidays.more" values={{ count: more }} />}
      {!complete && <FormattedMessage id="admin.holidays.continues" />}
    </Notice>
  );
};
