import { plusDays, type CalendarDate } from "@legal/legal-rules";
import { WAGE_RATE_FROM_DAY } from "@legal/legal-rules/claims";
import type { Answers } from "../engine/answers.ts";
import { dateAt, isOneOfBy, isTrueAt, itemsAt, textAt } from "../engine/read-answers.ts";
import { causeOf, isForMoneyGiven, isForWork } from "./cause.ts";

const later = (one: CalendarDate | null, other: CalendarDate | null): CalendarDate | null => {
  if (one === null || other === null) return null;
  return one > other ? one : other;
};

const isPeriodic = isOneOfBy(causeOf)("wages", "rent");

/** Without a day agreed, wages and rent fall due payday by payday (근로기준법 43②, 민법 633). */
export const isDueByPaydays = (answers: Answers): boolean => isPeriodic(answers) && answers["hasDueDate"] === false;

/** What was late before its worker left stays so (근로기준법 37①2); all else is due by the law's day after leaving. */
const isLateBeforeLeaving = (answers: Answers, payday: CalendarDate): boolean =>
  causeOf(answers) === "wages" && isTrueAt(answers, "hasLeft") && payday < textAt(answers, "leftOn");

const paydayOf = (answers: Answers, item: string): CalendarDate | null => {
  const payday = dateAt(answers, `${item}.payday`);
  if (payday === null) return null;
  return isDueByPaydays(answers) || isLateBeforeLeaving(answers, payday) ? payday : null;
};

/** The last day on which it could be paid in time; null while none is known. Of a tort the day before it: 민법 763. */
export const dueDayOf = (answers: Answers): CalendarDate | null => {
  const cause = causeOf(answers);
  if (cause === "damages") {
    const day = dateAt(answers, "performedOn");
    return day === null ? null : plusDays(day, -1);
  }
  if (cause === "wages" && isTrueAt(answers, "hasLeft")) {
    const left = dateAt(answers, "leftOn");
    return left === null ? null : plusDays(left, WAGE_RATE_FROM_DAY.left.value - 1);
  }
  // The tenant gives back the flat, the landlord the deposit: neither is late before the other has offered.
  if (cause === "deposit") return later(dateAt(answers, "dueDate"), dateAt(answers, "vacatedOn"));
  if (isTrueAt(answers, "hasDueDate")) return dateAt(answers, "dueDate");
  const lastPayday = itemsAt(answers, "items")
    .flatMap((item) => paydayOf(answers, item) ?? [])
    .toSorted()
    .at(-1);
  // A loan is to be asked back by a day that leaves time for it (민법 603②).
  return lastPayday ?? dateAt(answers, cause === "loan" ? "demandedUntil" : "demandedOn");
};

/** That of one part alone; null where it has none. */
export const ownDueDayOf = (answers: Answers, item: string): CalendarDate | null =>
  dateAt(answers, `${item}.dueDate`) ?? paydayOf(answers, item);

/** Whether it is owed once it was given: money, and without a day agreed what a price is for (민법 536, 665). */
const isOwedOnceGiven = (answers: Answers): boolean =>
  isForMoneyGiven(answers) || (isForWork(answers) && answers["hasDueDate"] === false && answers["finished"] !== false);

const givenOn = (answers: Answers, item: string): CalendarDate | null =>
  isOwedOnceGiven(answers) ? (dateAt(answers, `${item}.performedOn`) ?? dateAt(answers, "performedOn")) : null;

/** Whether a part was lent, paid or delivered only after all was demanded: that demand did not make it due. */
export const isGivenSinceDemand = (answers: Answers, item: string): boolean => {
  if (answers["hasDueDate"] !== false) return false;
  const [demanded, given] = [dateAt(answers, "demandedOn"), givenOn(answers, item)];
  return demanded !== null && given !== null && given > demanded;
};

/** That of each part: none is due before it was given, harm on its own day. What all have in common is read once. */
export const partDueDays = (answers: Answers): ((item: string) => CalendarDate | null) => {
  const [common, isGiven] = [dueDayOf(answers), isOwedOnceGiven(answers)];
  const isHarm = causeOf(answers) === "damages";
  return (item) => {
    const harmed = isHarm ? dateAt(answers, `${item}.performedOn`) : null;
    if (harmed !== null) return plusDays(harmed, -1);
    if (isGiven && isGivenSinceDemand(answers, item)) return null;
    const due = ownDueDayOf(answers, item) ?? common;
    return due === null || !isGiven ? due : (later(due, givenOn(answers, item)) ?? due);
  };
};
