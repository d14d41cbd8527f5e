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

/** Of UTF-8: without an encoder, which a calendar of an office would ask half a million times. */
const octetsOf = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** RFC 5545 3.1: at most 75 octets a line, never within a character; a line goes on after a space. */
const folded = (line: string): string => {
  if (line.length * 3 <= LINE_OCTETS) return line;
  const parts: string[] = [];
  let [begin, end, length] = [0, 0, 0];
  for (const character of line) {
    const octets = octetsOf(character);
    if (length + octets > LINE_OCTETS) {
      parts.push(line.slice(begin, end));
      [begin, length] = [end, 1];
    }
    length += octets;
    end += character.length;
  }
  return [...parts, line.slice(begin)].join("\r\n ");
};

const compact = (date: CalendarDate): string => date.replaceAll("-", "");

const linesText = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join("");

/** A deadline's part of a calendar. */
export const eventText = (entry: CalendarEntry): string => {
  const { uid, dueDate, title, description, url, sequence = 0, cancelled = false, madeAt } = entry;
  const stamp = madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const reminder = [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `TRIGGER:${REMINDER}`,
    `DESCRIPTION:${escaped(title)}`,
    "END:VALARM",
  ];
  return linesText([
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
  ]);
};

/** A calendar of events that are written already. `properties` are its own, each a name and a text. */
export const calendarText = (
  events: readonly string[],
  properties: readonly (readonly [string, string])[] = [],
): string => {
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//legal-platform//deadlines//KO",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...properties.map(([name, text]) => `${name}:${escaped(text)}`),
  ];
  return `${linesText(head)}${events.join("")}END:VCALENDAR\r\n`;
};

/**
 * An iCalendar file (RFC 5545) with each deadline as an all-day event. Its dates stay text: an instant at Korean
 * midnight would print the day before.
 */
export const deadlineCalendar = (entries: readonly CalendarEntry[]): string => calendarText(entries.map(eventText));
