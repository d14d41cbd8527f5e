import type { DeadlineEvent } from "./deadline-event.ts";

/** RFC 5545, 3.1: a line has at most 75 octets before its break. */
const LINE_OCTETS = 75;
const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Folds a line: continuation lines begin with a space, and no character is split. */
const fold = (line: string): string => {
  let folded = "";
  let used = 0;
  for (const character of line) {
    const size = octets(character);
    if (used + size > LINE_OCTETS) {
      folded += "\r\n ";
      used = 1;
    }
    folded += character;
    used += size;
  }
  return folded;
};

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line breaks; no other control character may occur in a text. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[^\P{Cc}\n\t]/gu, "")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);

const compact = (date: string): string => date.replaceAll("-", "");
const stamp = (instant: Date): string => `${compact(instant.toISOString().slice(0, 19)).replaceAll(":", "")}Z`;

/**
 * A calendar file with one all-day event. The day is a date without a time zone: it stays the day it is in Seoul
 * wherever the calendar is read. The UID is the case's, so that a later file moves the event instead of adding one.
 */
export const icsFile = ({ caseId, day, end, title, details }: DeadlineEvent, now = new Date()): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Ondam//Staff desk//KO",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:deadline-${caseId}@ondam`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(details)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    "TRIGGER:-P1D",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .map(fold)
    .join("\r\n");
