import { useIntl } from "react-intl";

/** A calendar date with its weekday: "2026년 12월 3일 목요일". */
export const useLongDate = () => {
  const { formatDate } = useIntl();
  return (date: string) => formatDate(`${date}T00:00:00Z`, { dateStyle: "full", timeZone: "UTC" });
};
