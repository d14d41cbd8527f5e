import { deadlineCalendar } from "@legal/legal-rules/calendar";
import { Button, Icon } from "@legal/ui";
import { saveBlob } from "@legal/web-kit/files";
import CalendarArrowDown from "lucide-react/icons/calendar-arrow-down";
import { FormattedMessage } from "react-intl";

interface CalendarButtonProps {
  /** The same for the same deadline: saved again, it is not entered twice. */
  subject: string;
  /** What the deadline is for. */
  title: string;
  dueDate: string;
  details: string;
}

/** Hands the due date to the reader's calendar, as a whole day. */
export const CalendarButton = ({ subject, title, dueDate, details }: CalendarButtonProps) => {
  const save = () => {
    const uid = `deadline-${subject}@${location.hostname}`;
    const entry = { uid, dueDate, title, description: details, url: location.href, madeAt: new Date() };
    const file = deadlineCalendar([entry]);
    saveBlob(new Blob([file], { type: "text/calendar;charset=utf-8" }), `deadline-${dueDate}.ics`);
  };
  return (
    <Button icon={<Icon of={CalendarArrowDown} size={18} />} onClick={save}>
      <FormattedMessage id="tools.deadline.calendar" />
    </Button>
  );
};
