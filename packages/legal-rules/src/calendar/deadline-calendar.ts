import { plusDays, type CalendarDate } from "../dates/calendar-date.ts";

export interface CalendarEntry {
  /** The same deadline keeps its id, so that a newer file replaces it. */
  readonly uid: string;
  readonly dueDate: CalendarDate;
  readonly title: string;
  readonly description?: string | undefined;
  readonly url?: string | undefined;
  /** Rises with every change. */
  readonly sequence?: number | undefined;
  readonly cancelled?: boolean | undefined;
  /** When it was written or changed. */
  readonly madeAt: Date;
}

const LINE_OCTETS = 75;
/** 09:00 on the day before, counted from 00:00 of the due date. */
const REMINDER = "-PT15H";

/** RFC 5545 3.3.11; no control character but a tab or a line break may occur in a text. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);

/** Characters that would end a line, in values that are not text. */
const onOneLine = (value: string): string => value.replaceAll(/\p{Cc}/gu, "");

const octetsOf = (character: string): number => new TextEncoder().encode(character).length;

/** RFC 5545 3.1: at most 75 octets a line, never within a character; a line goes on after a space. */
const folded = (line: string): string => {
  let length = 0;
  let result = "";
  for (const character of line) {
    const octets = octetsOf(character);
    if (length + octets > LINE_OCTETS) {
      result += "\r\n ";
      length = 1;
    }
    result += character;
    length += octets;
  }
  return result;
};

const compact = (date: CalendarDate): string => date.replaceAll("-", "");

const eventLines = (entry: CalendarEntry): string[] => {
  const { uid, dueDate, title, description, url, sequence = 0, cancelled = false, madeAt } = entry;
  const stamp = madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const reminder = [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:${REMINDER}`,
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
  ];
  return [
    "BEGIN:VEVENT",
    `UID:${onOneLine(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(dueDate)}`,
    `DTEND;VALUE=DATE:${compact(plusDays(dueDate, 1))}`,
    `SUMMARY:${escaped(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(url === undefined ? [] : [`URL:${onOneLine(url)}`]),
    `SEQUENCE:${sequence}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:TRANSPARENT",
    ...(cancelled ? [] : reminder),
    "END:VEVENT",
  ];
};

/**
 * An iCalendar file (RFC 5545) with each deadline as an all-day event. `properties` are the calendar's own, each
 * a name and a text. Its dates stay text: an instant at Korean midnight would print the day before.
 */
export const deadlineCalendar = (
  entries: readonly CalendarEntry[],
  properties: readonly (readonly [string, string])[] = [],
): string => {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//legal-platform//deadlines//KO",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...properties.map(([name, text]) => `${name}:${escaped(text)}`),
    ...entries.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
};
