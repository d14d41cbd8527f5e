import { formatWon, withVat } from "@legal/catalog";
import { daysBetween, unbroken } from "@legal/i18n";
import { useIntl } from "react-intl";
import { useLanguage } from "../language/use-language.ts";
import { localDayOf } from "./local-day-of.ts";

const DAY_SECONDS = 86_400;
const UNITS = [
  ["hour", 3600],
  ["minute", 60],
] as const;

/** Money and times the way the reader's language writes them. Instants are ISO strings, calendar dates `yyyy-MM-dd`. */
export const useFormat = () => {
  const intl = useIntl();
  const { language } = useLanguage();

  const relativeTime = (instant: string, now = Date.now()) => {
    const seconds = Math.round((Date.parse(instant) - now) / 1000);
    // Yesterday is the day before today, not whatever is 24 hours old.
    if (Math.abs(seconds) >= DAY_SECONDS)
      return intl.formatRelativeTime(daysBetween(localDayOf(now), localDayOf(instant)), "day", { numeric: "auto" });
    const unit = UNITS.find(([, length]) => Math.abs(seconds) >= length);
    return unit
      ? intl.formatRelativeTime(Math.trunc(seconds / unit[1]), unit[0], { numeric: "auto" })
      : intl.formatRelativeTime(0, "second", { numeric: "auto" });
  };

  return {
    won: (amount: number) => formatWon(amount, language),
    /** A price without VAT and, beside it, the total with it: "110,000원 · VAT 포함 121,000원". */
    price: (amount: number) =>
      intl.formatMessage(
        { id: "site.price" },
        { amount: formatWon(amount, language), total: formatWon(withVat(amount), language) },
      ),
    number: (value: number) => intl.formatNumber(value),
    time: (instant: string) => unbroken(intl.formatTime(instant, { hour: "numeric", minute: "2-digit" })),
    date: (instant: string) => unbroken(intl.formatDate(instant, { dateStyle: "medium" })),
    dateTime: (instant: string) => unbroken(intl.formatDate(instant, { dateStyle: "medium", timeStyle: "short" })),
    /** A day heading, e.g. "2026년 3월 2일 월요일". */
    day: (instant: string) => unbroken(intl.formatDate(instant, { dateStyle: "full" })),
    /** A date without a time; it means the same day everywhere. */
    calendarDate: (date: string) =>
      unbroken(intl.formatDate(`${date}T00:00:00Z`, { dateStyle: "medium", timeZone: "UTC" })),
    relativeTime,
  };
};
