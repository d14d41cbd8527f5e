import { checkDate, plusDays, type CalendarDate } from "../dates/calendar-date.ts";
import { periodEnd } from "../dates/period-end.ts";
import { MATTERS } from "../deadlines/matters.ts";
import { isKeyOf } from "../errors/is-key-of.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import type { LawFigure } from "../sources/law-figure.ts";

const CERTAIN = { checkedOn: "2026-06-08", confidence: "statute" } as const;
const WAGES = MATTERS["wage-claim"];

/** Years that a claim lasts. Read before it is relied on: interruptions are not known here. */
export const LIMITATIONS = {
  "one-year": { value: 1, basis: "민법 164", ...CERTAIN },
  "three-years": { value: 3, basis: "민법 163", ...CERTAIN },
  "bill-three-years": { value: 3, basis: "어음법 70①, 77①", ...CERTAIN },
  "commercial-five-years": { value: 5, basis: "상법 64", ...CERTAIN },
  "ten-years": { value: 10, basis: "민법 162①", ...CERTAIN },
  "wages-three-years": { value: WAGES.period.n, basis: "근로기준법 49", checkedOn: WAGES.asOf },
  "tort-three-years": { value: 3, basis: "민법 766①", ...CERTAIN },
} as const satisfies Readonly<Record<string, LawFigure<number>>>;

export type Limitation = keyof typeof LIMITATIONS;

/** The last day of a limitation that begins to run when the claim can be exercised; that day is not counted (민법 157). */
export const limitationEnd = (limitation: Limitation, exercisableOn: CalendarDate): CalendarDate => {
  if (!isKeyOf(LIMITATIONS, limitation)) throw new LegalRuleError("MATTER_UNKNOWN", "limitation");
  checkDate(exercisableOn, "exercisableOn");
  return periodEnd(plusDays(exercisableOn, 1), { n: LIMITATIONS[limitation].value, unit: "year" }).date;
};
