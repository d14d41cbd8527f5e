import type { PeriodRuleId, ServiceId } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import { computeDeadline, LegalRuleError, type CalendarDate } from "@legal/legal-rules";
import type { ExtraHoliday, MatterId, Service } from "@legal/legal-rules";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { matterName } from "@legal/legal-rules/texts";
import { UNKNOWN_PAPER } from "../understanding/after-a-paper.ts";
import type { Computed } from "./computed.ts";
import { matterOfRule } from "./matter-of-rule.ts";
import { presentDeadline } from "./present-deadline.ts";
import { presentRefusal } from "./present-refusal.ts";
import { findService, wordsOf, type DatedText } from "./find-service.ts";
import { namedMatter } from "./named-matter.ts";

/** What a person wrote, and what was found in it. */
export interface Situation {
  /** What the person wrote, the newest last. */
  readonly said: readonly DatedText[];
  readonly rules: readonly PeriodRuleId[];
  /** Of the page, else the likeliest. */
  readonly service: ServiceId | undefined;
  /** By their words alone. */
  readonly likeliest?: ServiceId | undefined;
  readonly today: CalendarDate;
  readonly language: Language;
  readonly extraHolidays: readonly ExtraHoliday[];
  /** Of what they wrote, what answers the question for the day of a receipt. */
  readonly receiptReplies: readonly string[];
}

const MAX_MATTERS = 3;

const compute = (matter: MatterId, service: Service, situation: Situation): Computed => {
  const { today, language, extraHolidays } = situation;
  try {
    const deadline = computeDeadline({ matter, service, extraHolidays, today });
    return presentDeadline(matter, service, deadline, today, language);
  } catch (error) {
    if (!(error instanceof LegalRuleError)) throw error;
    const texts = legalTexts(language);
    return presentRefusal(matterName(matter, texts), error, texts);
  }
};

/** The due dates of the periods that run, from the day a person has named; none when it is not clear which day. */
export const dueDatesOf = (situation: Situation): Computed[] => {
  const { said, rules, service: page, receiptReplies } = situation;
  const ofRules = rules.flatMap((rule) => matterOfRule(rule) ?? []);
  const mayName = ofRules.length === 0 && !rules.includes(UNKNOWN_PAPER);
  const named = mayName ? namedMatter(wordsOf(said), page) : undefined;
  const matters = new Set(named === undefined ? ofRules : [named]);
  // Of a criminal judgment only the shorter period, from its pronouncement, is right.
  if (matters.has("criminal-appeal")) matters.delete("civil-appeal");
  return [...matters].slice(0, MAX_MATTERS).flatMap((matter) => {
    const service = findService(said, matter, receiptReplies);
    return service ? [compute(matter, service, situation)] : [];
  });
};
