import type { DeadlineEvent } from "./deadline-event.ts";

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
const compact = (date: string): string => date.replaceAll("-", "");

/** Google Calendar's form for an all-day event; it is saved only when the reader confirms it there. */
export const googleCalendarLink = ({ day, end, title, details }: DeadlineEvent): string =>
  "https://calendar.google.com/calendar/render?action=TEMPLATE" +
  `&text=${encode(title)}&dates=${compact(day)}/${compact(end)}&details=${encode(details)}&ctz=Asia/Seoul`;
