import type { CaseDeadline } from "@legal/contracts";
import { Button, Icon } from "@legal/ui";
import CalendarArrowDown from "lucide-react/icons/calendar-arrow-down";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useCalendarFile } from "./use-calendar-file.ts";

/** A deadline for the reader's own calendar. */
export const CalendarFileButton = ({ deadline }: { deadline: CaseDeadline }) => {
  const { chatRoomId: roomId, id: deadlineId, dueDate } = deadline;
  const { formatMessage } = useIntl();
  const [isLoading, setIsLoading] = useState(false);
  const save = useCalendarFile({
    title: formatMessage({ id: "deadlines.failed.title" }),
    failed: formatMessage({ id: "deadlines.calendar.failed" }),
  });
  const download = async () => {
    setIsLoading(true);
    await save({ roomId, deadlineId, dueDate });
    setIsLoading(false);
  };
  return (
    <Button
      size="small"
      variant="quiet"
      loading={isLoading}
      icon={<Icon of={CalendarArrowDown} size={16} />}
      onClick={() => void download()}
    >
      <FormattedMessage id="deadlines.calendar" />
    </Button>
  );
};
