import { deadlineUrgency } from "@legal/case-rules";
import { daysBetween, unbroken } from "@legal/i18n";
import { useIntl } from "react-intl";
import { useLanguage } from "@legal/web-kit";
import { useSeoulToday } from "./use-seoul-today.ts";

/** A day as month and day (MM-dd in Korean). */
export const useShortDay = () => {
  const { formatDate } = useIntl();
  const { language } = useLanguage();
  return (day: string): string =>
    language === "ko"
      ? day.slice(5)
      : unbroken(formatDate(`${day}T00:00:00Z`, { month: "short", day: "numeric", timeZone: "UTC" }));
};

/** How far away a deadline is, as a word: overdue, today, tomorrow, days within a week (D-n in Korean), else its month and day. */
export const useDeadlineLabel = () => {
  const { formatMessage } = useIntl();
  const shortDay = useShortDay();
  const today = useSeoulToday();
  return (deadline: string): { label: string; days: number } => {
    const days = daysBetween(today, deadline);
    if (days < 0) return { days, label: formatMessage({ id: "site.deadline.overdue" }, { days: -days }) };
    if (days === 0) return { days, label: formatMessage({ id: "site.deadline.today" }) };
    if (days === 1) return { days, label: formatMessage({ id: "site.deadline.tomorrow" }) };
    if (deadlineUrgency(days) !== "later")
      return { days, label: formatMessage({ id: "site.deadline.days" }, { days }) };
    return { days, label: shortDay(deadline) };
  };
};
