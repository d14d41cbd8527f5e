import type { PeriodRuleId, ServiceId } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import type { CalendarDate, ExtraHoliday } from "@legal/legal-rules";
import type { Computed } from "./computed.ts";
import { courtCostsOf } from "./court-costs.ts";
import { dueDatesOf } from "./due-dates.ts";

interface Situation {
  /** What the person wrote, the newest last. */
  readonly said: readonly string[];
  readonly rules: readonly PeriodRuleId[];
  readonly service: ServiceId | undefined;
  readonly today: CalendarDate;
  readonly language: Language;
  readonly extraHolidays: readonly ExtraHoliday[];
}

/** What the law's arithmetic makes of the days and amounts that a person has named. */
export const computeSituation = (situation: Situation): Computed[] => {
  const { said, service, today, language } = situation;
  return [...dueDatesOf(situation), ...courtCostsOf(said.join("\n"), service, today, language)];
};
