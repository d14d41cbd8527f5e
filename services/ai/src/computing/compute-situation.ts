import type { PeriodRuleId, ServiceId } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import type { CalendarDate, ExtraHoliday } from "@legal/legal-rules";
import type { Computed } from "./computed.ts";
import { courtCostsOf } from "./court-costs.ts";
import { namesMoney } from "../reading/won-in.ts";
import { dueDatesOf } from "./due-dates.ts";
import { wordsOf, type Said } from "./find-service.ts";

interface Situation {
  /** What the person wrote, the newest last. */
  readonly said: readonly Said[];
  readonly rules: readonly PeriodRuleId[];
  readonly service: ServiceId | undefined;
  readonly today: CalendarDate;
  readonly language: Language;
  readonly extraHolidays: readonly ExtraHoliday[];
  /** Of what they wrote, what answers the question for the day of a receipt. */
  readonly receiptReplies: readonly string[];
}

/** Of amounts the newest texts decide; only where they name none, those before. */
const NEWEST = 3;

/** What the law's arithmetic makes of the days and amounts that a person has named. */
export const computeSituation = (situation: Situation): Computed[] => {
  const { said, service, today, language } = situation;
  const newest = wordsOf(said.slice(-NEWEST));
  const about = namesMoney(newest) ? newest : wordsOf(said);
  return [...dueDatesOf(situation), ...courtCostsOf(about, service, today, language)];
};
