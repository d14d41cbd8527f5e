import { plusDays, type CalendarDate } from "@legal/legal-rules";
import { WAGE_DELAY } from "@legal/legal-rules/claims";
import type { Answers } from "../engine/answers.ts";
import { dateAt, isOneOfBy, isTrueAt, itemsAt } from "../engine/read-answers.ts";
import { causeOf, isForMoneyGiven } from "./cause.ts";

const later = (one: CalendarDate | null, other: CalendarDate | null): CalendarDate | null => {
  if (one === null || other === null) return null;
  return one > other ? one : other;
};

const isPeriodic = isOneOfBy(causeOf)("wages", "rent");

/** Without a day agreed, wages and rent fall due payday by payday (근로기준법 43②, 민법 633). */
export const isDueByPaydays = (answers: Answers): boolean => isPeriodic(answers) && answers["hasDueDate"] === false;

const paydayOf = (answers: Answers, item: string): CalendarDate | null => {
  const payday = dateAt(answers, `${item}.payday`);
  return payday !== null && isDueByPaydays(answers) ? payday : null;
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
    return left === null ? null : plusDays(left, WAGE_DELAY.fromDayAfterLeaving - 1);
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

const givenOn = (answers: Answers, item: string): CalendarDate | null =>
  isForMoneyGiven(answers) ? dateAt(answers, `${item}.performedOn`) : null;

/** Whether a part was lent or paid only after all was demanded: that demand did not make it due. */
export const isGivenSinceDemand = (answers: Answers, item: string): boolean => {
  if (answers["hasDueDate"] !== false) return false;
  const [demanded, given] = [dateAt(answers, "demandedOn"), givenOn(answers, item)];
  return demanded !== null && given !== null && given > demanded;
};

/** That of each part: none is due before it was lent or paid. What all have in common is read once. */
export const partDueDays = (answers: Answers): ((item: string) => CalendarDate | null) => {
  const [common, isGiven] = [dueDayOf(answers), isForMoneyGiven(answers)];
  return (item) => {
    if (isGiven && isGivenSinceDemand(answers, item)) return null;
    const due = ownDueDayOf(answers, item) ?? common;
    return due === null || !isGiven ? due : (later(due, givenOn(answers, item)) ?? due);
  };
};
