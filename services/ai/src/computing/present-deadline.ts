import { cite, citeBasis } from "@legal/catalog";
import type { Language } from "@legal/contracts";
import {
  daysFrom,
  HOLIDAY_CALENDAR,
  MATTERS,
  type CalendarDate,
  type Deadline,
  type Matter,
  type MatterId,
  type Service,
  type Step,
} from "@legal/legal-rules";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { matterName, plainDeadline, ruleDerivedNote, stepSentence } from "@legal/legal-rules/texts";
import { textsIn } from "../texts/texts.ts";
import type { Computed } from "./computed.ts";

const leftSentence = (dueDate: CalendarDate, today: CalendarDate, language: Language): string => {
  const words = textsIn(language).computing;
  const days = daysFrom(today, dueDate);
  if (days < 0) return words.passed;
  return days === 0 ? words.today : words.left(days);
};

/** Where a period ends in its steps: as counted, extended, and each day off that its end moves over. */
const isEnd = ({ code }: Step): boolean => /^(?:COUNT|EXTEND|MONTH_END_CLIP|SHIFT_|NO_SHIFT|DUE)/u.test(code);

/** A due date with the days that are left, its statute and its steps. */
export const presentDeadline = (
  matter: MatterId,
  service: Service,
  deadline: Deadline,
  today: CalendarDate,
  language: Language,
): Computed => {
  const texts = legalTexts(language);
  const rule: Matter = MATTERS[matter];
  const statutes = rule.statutes.map((citation) => cite(citation, language)).join(", ");
  const result = `${matterName(matter, texts)} (${statutes}): ${plainDeadline(deadline, service, texts)}`;
  const basisOf = ({ basis }: Step) => (basis === undefined ? "" : ` (${citeBasis(basis, language)})`);
  const steps = deadline.steps.map((step) => `- ${stepSentence(step, texts)}${basisOf(step)}`);
  const left = leftSentence(deadline.dueDate, today, language);
  const note = ruleDerivedNote(deadline.dueDate, texts);
  const notes = note === undefined ? [] : [`- ${note}`];
  return {
    lines: [`• ${result}${textsIn(language).between}${left}`, ...steps, ...notes],
    citations: rule.statutes,
    dates: [
      service.date,
      deadline.effectiveDate,
      deadline.countFrom,
      deadline.nominalEnd,
      deadline.dueDate,
      ...(deadline.finalOn === undefined ? [] : [deadline.finalOn]),
      ...deadline.steps.map(({ date }) => date),
      // Named with the holiday list it was computed by.
      HOLIDAY_CALENDAR.checkedOn,
    ],
    amounts: [],
    due: {
      matter,
      service,
      date: deadline.dueDate,
      left,
      ends: [deadline.dueDate, ...deadline.steps.filter(isEnd).map(({ date }) => date)],
    },
  };
};
