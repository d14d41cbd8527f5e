import type { PeriodRuleId, ServiceId } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import type { CalendarDate } from "@legal/legal-rules";
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
}

/** What the law's arithmetic makes of the days and amounts that a person has named. */
export const computeSituation = ({ said, rules, service, today, language }: Situation): Computed[] => [
  ...dueDatesOf({ said, rules, today, language }),
  ...courtCostsOf(said.join("\n"), service, today, language),
];
