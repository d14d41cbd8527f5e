import type { Language } from "@legal/contracts";
import type { StoredFacts } from "../notices/notice-model.ts";
import { isEscalation } from "../reminders/escalations.ts";
import type { ReminderTexts } from "../texts/case-texts.ts";
import { textsIn } from "../texts/texts.ts";
import { fillText } from "./fill-text.ts";

const headline = ({ days }: ReminderTexts, left: number, language: Language): string =>
  fillText(left < 0 ? days.over : days.left, language, { days: Math.abs(left) });

/** A deadline’s date, with its weekday. */
export const dayOf = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone: "UTC", dateStyle: "full" }).format(new Date(date));

const staffLines = ({ step, daysLeft = 0 }: StoredFacts, { staff }: ReminderTexts): string[] => [
  ...(step !== undefined && isEscalation(step) ? [staff.escalated] : []),
  staff.act,
  ...(daysLeft < 0 ? [staff.overdue] : []),
];

const memberLines = ({ awaitsCustomer, awaitsPaper, daysLeft = 0 }: StoredFacts, { member }: ReminderTexts) => {
  // One that left only after it: there is no "in time" any more.
  if (daysLeft < 0) return [member.over];
  const toDo = [...(awaitsCustomer ? [member.prepare] : []), ...(awaitsPaper ? [member.paper] : [])];
  return toDo.length > 0 ? toDo : [member.nothing];
};

/** How near a deadline is and what its reader is to do, and nothing of what it is for. */
export const reminderWords = (facts: StoredFacts, language: Language, isStaff: boolean) => {
  const texts = textsIn(language).cases.reminder;
  const { dueDate = "", daysLeft = 0, late, confirmed } = facts;
  const lines = [
    fillText(texts.date, language, { date: dayOf(dueDate, language) }),
    ...(confirmed === false ? [texts.unconfirmed] : []),
    ...(isStaff ? staffLines(facts, texts) : memberLines(facts, texts)),
    ...(late ? [texts.late] : []),
  ];
  return { subject: headline(texts, daysLeft, language), lines };
};
