import { useFormat } from "@legal/web-kit";
import { FormattedMessage } from "react-intl";

/** How old the data is that a result rests on: the day it was last checked, `yyyy-MM-dd`. */
export const CheckedOn = ({ date }: { date: string }) => {
  const format = useFormat();
  return <FormattedMessage id="tools.checkedOn" values={{ date: format.calendarDate(date) }} />;
};
