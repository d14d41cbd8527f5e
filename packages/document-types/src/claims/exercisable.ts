import type { CalendarDate } from "@legal/legal-rules";
import type { Answers } from "../engine/answers.ts";
import { dateAt, isOneOfBy, isTrueAt, itemsAt } from "../engine/read-answers.ts";
import { causeOf } from "./cause.ts";
import { dueDayOf, isDueByPaydays } from "./due-day.ts";

const earliest = (...days: readonly (CalendarDate | null)[]): CalendarDate | null =>
  days.flatMap((day) => day ?? []).toSorted()[0] ?? null;

/** Owed by law from the day of what happened, whatever was agreed on later. */
const isOwedAtOnce = isOneOfBy(causeOf)("damages", "unjust", "reimbursement");
/** Their other days are those of something later, or are not asked. */
const isDatedApart = isOneOfBy(causeOf)("assigned", "other");

/** Whether each part has its payday: of who left, and of what falls due by it. */
export const hasPaydays = (answers: Answers): boolean => isTrueAt(answers, "hasLeft") || isDueByPaydays(answers);

/** Without a day of payment a debt can be claimed from its beginning (민법 387②, 603②). */
const beginningOf = (answers: Answers, item: string): CalendarDate | null =>
  isDatedApart(answers)
    ? dateAt(answers, "arisenOn")
    : (dateAt(answers, `${item}.performedOn`) ?? dateAt(answers, "performedOn") ?? dateAt(answers, "contractDate"));

const exercisableOn = (answers: Answers, item: string): CalendarDate | null => {
  if (isOwedAtOnce(answers)) return dateAt(answers, `${item}.performedOn`) ?? dateAt(answers, "performedOn");
  if (hasPaydays(answers)) return earliest(dateAt(answers, `${item}.payday`), dateAt(answers, "leftOn"));
  if (causeOf(answers) === "deposit") return dueDayOf(answers);
  const own = dateAt(answers, `${item}.dueDate`);
  if (own !== null || isTrueAt(answers, "hasDueDate")) return own ?? dateAt(answers, "dueDate");
  return answers["hasDueDate"] === false ? beginningOf(answers, item) : null;
};

interface Exercisable {
  /** The item's path; empty while there is none. */
  item: string;
  date: CalendarDate;
}

/** Each part and from when its limitation runs (민법 166①), which is not when it was late; the first one first. */
export const exercisables = (answers: Answers): readonly Exercisable[] => {
  const items = itemsAt(answers, "items");
  const all = (items.length === 0 ? [""] : items).flatMap((item): Exercisable[] => {
    const date = exercisableOn(answers, item);
    return date === null ? [] : [{ item, date }];
  });
  return all.toSorted((one, other) => (one.date < other.date ? -1 : 1));
};

/** The days from which the limitation of any part runs, each once. */
export const exercisableDays = (answers: Answers): readonly CalendarDate[] => [
  ...new Set(exercisables(answers).map(({ date }) => date)),
];
