import { unbroken } from "@legal/i18n";
import { useIntl } from "react-intl";

/** A calendar date with its weekday: "2026년 12월 3일 목요일". In a narrow line only the weekday stands apart. */
export const useLongDate = () => {
  const { formatDateToParts } = useIntl();
  return (date: string) => {
    const parts = formatDateToParts(`${date}T00:00:00Z`, { dateStyle: "full", timeZone: "UTC" });
    const isBesideWeekday = (index: number) =>
      [parts[index - 1], parts[index + 1]].some((part) => part?.type === "weekday");
    return parts.map(({ value }, index) => (isBesideWeekday(index) ? value : unbroken(value))).join("");
  };
};
