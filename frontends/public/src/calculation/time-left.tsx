import { useSeoulToday } from "@legal/domain-ui/deadlines";
import { daysFrom } from "@legal/legal-rules";
import { FormattedMessage } from "react-intl";

/** The days from today in Seoul to a due date. */
export const TimeLeft = ({ dueDate }: { dueDate: string }) => {
  const days = daysFrom(useSeoulToday(), dueDate);
  return days < 0 ? (
    <FormattedMessage id="tools.deadline.passed" values={{ days: -days }} />
  ) : (
    <FormattedMessage id="tools.deadline.left" values={{ days }} />
  );
};
