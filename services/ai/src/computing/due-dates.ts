import type { PeriodRuleId } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import { computeDeadline, LegalRuleError, type CalendarDate, type MatterId, type Service } from "@legal/legal-rules";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { errorSentence, matterName } from "@legal/legal-rules/texts";
import type { Computed } from "./computed.ts";
import { MATTER_OF_RULE } from "./matters-of-rules.ts";
import { presentDeadline } from "./present-deadline.ts";
import { findService } from "./find-service.ts";

interface Situation {
  readonly said: readonly string[];
  readonly rules: readonly PeriodRuleId[];
  readonly today: CalendarDate;
  readonly language: Language;
}

const MOST = 3;

const compute = (matter: MatterId, service: Service, today: CalendarDate, language: Language): Computed => {
  try {
    return presentDeadline(matter, service, computeDeadline({ matter, service, today }), today, language);
  } catch (error) {
    if (!(error instanceof LegalRuleError)) throw error;
    const texts = legalTexts(language);
    return {
      lines: [`• ${matterName(matter, texts)}: ${errorSentence(error, texts)}`],
      citations: [],
      dates: [],
      amounts: [],
    };
  }
};

/** The due dates of the periods that run, from the day a person has named; none when it is not clear which day. */
export const dueDatesOf = ({ said, rules, today, language }: Situation): Computed[] => {
  const matters = new Set(rules.flatMap((rule) => MATTER_OF_RULE[rule] ?? []));
  // Of a criminal judgment only the shorter period, from its pronouncement, is right.
  if (matters.has("criminal-appeal")) matters.delete("civil-appeal");
  return [...matters].slice(0, MOST).flatMap((matter) => {
    const service = findService(said, matter, today);
    return service ? [compute(matter, service, today, language)] : [];
  });
};
