import type { NamedDay } from "./named-day.ts";
import { READ, withoutDays } from "./unread-days.ts";

/** A part of a text that says one thing. */
export interface Clause {
  /** Its days are blotted out. */
  readonly text: string;
  readonly days: readonly NamedDay[];
  readonly start: number;
}

/** Where one statement ends and the next begins; the stops inside a date are blotted out by then. */
const BORDER =
  /[.!?。！？,，、;；:\n…]+|(?<=[가-힣](?:는데|은데|인데|던데|지만|으나|[았었했갔왔렸났됐]고|더니|으니|니까|보니|면서|[아어]서|어요|아요|[어아]용|습니다|이요|[예에]요|받음|수령|음))\s|\s(?:and|but|while|after|before|when|because|so|then|since|although)\s|(?<=[たす]が)/giu;

/** A day alone, as in “On 3 November, I received it”, belongs to what follows. */
const DAY_ALONE = new RegExp(`^(?:[\\s${READ}]|on|에|에는|に|は|的)*$`, "iu");

const isDayAlone = (text: string): boolean => text.includes(READ) && text.length < 60 && DAY_ALONE.test(text);

/** The clauses of a text, with the days that are named in each. */
export const clausesOf = (text: string, days: readonly NamedDay[]): Clause[] => {
  const blotted = withoutDays(text, days);
  const spans: { start: number; end: number }[] = [];
  let start = 0;
  for (const { 0: border, index } of blotted.matchAll(BORDER)) {
    if (isDayAlone(blotted.slice(start, index))) continue;
    spans.push({ start, end: index });
    start = index + border.length;
  }
  return [...spans, { start, end: blotted.length }].map((span) => ({
    text: blotted.slice(span.start, span.end),
    days: days.filter((day) => day.start >= span.start && day.end <= span.end),
    start: span.start,
  }));
};
