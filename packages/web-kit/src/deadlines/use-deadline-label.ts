import { daysBetween } from "@legal/i18n";
import { useIntl } from "react-intl";
import { WEEK_DAYS } from "./deadline-urgency.ts";
import { useSeoulToday } from "./use-seoul-today.ts";

/** How far away a deadline is, as a word: overdue, today, tomorrow, D-n within a week, else MM-dd. */
export const useDeadlineLabel = () => {
  const { formatMessage } = useIntl();
  const today = useSeoulToday();
  return (deadline: string): { label: string; days: number } => {
    const days = daysBetween(today, deadline);
    if (days < 0) return { days, label: formatMessage({ id: "site.deadline.overdue" }, { days: -days }) };
    if (days === 0) return { days, label: formatMessage({ id: "site.deadline.today" }) };
    if (days === 1) return { days, label: formatMessage({ id: "site.deadline.tomorrow" }) };
    return { days, label: days <= WEEK_DAYS ? `D-${days}` : deadline.slice(5) };
  };
};
