import { addDays } from "@legal/i18n";

interface DeadlineEvent {
  /** A calendar day in Seoul, `yyyy-MM-dd`. */
  day: string;
  title: string;
  /** One line each: customer, service, package, status, e-mail. */
  details: readonly string[];
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
const compact = (date: string): string => date.replaceAll("-", "");

/** Google Calendar's form for an all-day event, whose end is exclusive; it is saved only when the reader confirms it there. */
export const googleCalendarLink = ({ day, title, details }: DeadlineEvent): string =>
  "https://calendar.google.com/calendar/render?action=TEMPLATE" +
  `&text=${encode(title)}&dates=${compact(day)}/${compact(addDays(day, 1))}` +
  `&details=${encode(details.join("\n"))}&ctz=Asia/Seoul`;
