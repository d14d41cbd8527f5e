import { LANGUAGES, type DeadlineAlert } from "@legal/contracts";
import type { Grounding } from "../assistant/gather-grounding.ts";
import { findService, mayChangeDay, type DatedText } from "../computing/find-service.ts";
import { matterOfRule } from "../computing/matter-of-rule.ts";
import { textsIn } from "../texts/texts.ts";

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
    // The release before marks no warning.
    if (saysWithdrawn(content)) lastDays.clear();
    for (const { rule, due, withdrawn } of warnings) {
      if (due) lastDays.set(rule, due.date);
      else if (withdrawn) lastDays.delete(rule);
    }
  }
  return lastDays;
};

/** As many texts as a day is read from, without the newest, and so many of these groups are looked through. */
const GROUP = 5;
const GROUPS = 20;

/** Whether the newest words take the day away; one that is merely no longer among what is read stays right. */
const isTakenBack = (rule: string, said: readonly DatedText[], receiptReplies: readonly string[]): boolean => {
  const matter = matterOfRule(rule);
  const [newest] = said.slice(-1);
  if (matter === undefined || newest === undefined || !mayChangeDay(newest.text)) return false;
  for (let end = said.length - 1; end > 0 && end >= said.length - GROUPS; end -= 1) {
    const before = said.slice(Math.max(0, end - GROUP), end);
    const service = findService(before, matter, receiptReplies);
    if (service) return findService([...before, newest], matter, receiptReplies)?.date !== service.date;
  }
  return true;
};

/** The grounding of an answer, with the warnings marked whose last day was given before and is taken back. */
export const markWithdrawn = (
  grounding: Grounding,
  lastDays: ReadonlyMap<string, string>,
  said: readonly DatedText[],
): Grounding => ({
  ...grounding,
  alerts: grounding.alerts.map((alert) => {
    const isMissing = alert.due === undefined && lastDays.has(alert.rule);
    return isMissing && isTakenBack(alert.rule, said, grounding.receiptReplies) ? { ...alert, withdrawn: true } : alert;
  }),
});
