import { setImmediate } from "node:timers/promises";
import type { PeriodRuleId } from "@legal/catalog";
import { LANGUAGES, type DeadlineAlert } from "@legal/contracts";
import type { MatterId } from "@legal/legal-rules";
import type { Grounding } from "../assistant/gather-grounding.ts";
import {
  findService,
  leavesDay,
  mayChangeDay,
  speaksOfDay,
  TEXTS_READ,
  type DatedText,
} from "../computing/find-service.ts";
import { matterOfRule } from "../computing/matter-of-rule.ts";
import { textsIn } from "../texts/texts.ts";
import { isRule } from "../understanding/understand.ts";

interface Answer {
  readonly content: string;
  readonly warnings: readonly DeadlineAlert[];
}

const WITHDRAWN = LANGUAGES.map((language) => textsIn(language).offline.withdrawn);

/** Whether an answer, in whatever language, says that a last day is no longer right. */
export const saysWithdrawn = (answer: string): boolean => WITHDRAWN.some((words) => answer.includes(words));

/** The last day of each rule's period by the warnings of earlier answers, where it was not taken back since. */
export const lastDaysIn = (answers: readonly Answer[]): Map<string, string> => {
  const lastDays = new Map<string, string>();
  for (const { content, warnings } of answers) {
    const isMarked = warnings.some(
      ({ rule, due, withdrawn }) => withdrawn || (due && lastDays.has(rule) && lastDays.get(rule) !== due.date),
    );
    // The release before marks no warning.
    if (saysWithdrawn(content) && !isMarked) lastDays.clear();
    for (const { rule, due, withdrawn } of warnings) {
      if (due) lastDays.set(rule, due.date);
      else if (withdrawn) lastDays.delete(rule);
    }
  }
  return lastDays;
};

/** Whether the newest words take the day away; one that is merely no longer among what is read stays right. */
const isTakenBack = async (
  matter: MatterId,
  said: readonly DatedText[],
  newest: DatedText,
  receiptReplies: readonly string[],
): Promise<boolean> => {
  for (let end = said.length - 1; end > 0; end -= 1) {
    // Of long texts each group takes milliseconds: others are served between them.
    await setImmediate();
    // With the newest as many as a day is read from.
    const before = said.slice(Math.max(0, end - TEXTS_READ + 1), end);
    const service = findService(before, matter, receiptReplies);
    if (service) return findService([...before, newest], matter, receiptReplies)?.date !== service.date;
  }
  return speaksOfDay(newest.text, matter);
};

/** Of the rules whose last day was given, those whose day the newest of all that the person wrote takes away. */
export const rulesTakenBack = async (
  lastDays: ReadonlyMap<string, string>,
  said: readonly DatedText[],
  receiptReplies: readonly string[],
): Promise<PeriodRuleId[]> => {
  const [newest] = said.slice(-1);
  const rules: PeriodRuleId[] = [];
  if (!newest || !mayChangeDay(newest.text)) return rules;
  for (const rule of [...lastDays.keys()].filter(isRule)) {
    const matter = matterOfRule(rule);
    if (matter === undefined || leavesDay(newest, matter)) continue;
    if (await isTakenBack(matter, said, newest, receiptReplies)) rules.push(rule);
  }
  return rules;
};

/** The grounding of an answer, with the warnings marked whose last day is taken back and has no other in its place. */
export const markWithdrawn = (grounding: Grounding, takenBack: readonly string[]): Grounding => ({
  ...grounding,
  alerts: grounding.alerts.map((alert) =>
    alert.due === undefined && takenBack.includes(alert.rule) ? { ...alert, withdrawn: true } : alert,
  ),
});
