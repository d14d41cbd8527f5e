import type { HolidayChange } from "@legal/contracts";
import { HOLIDAYS_MAX } from "@legal/contracts/constants";
import { holidayOn } from "@legal/legal-rules";
import { conflict, isDuplicateKey, newId, notFound, type User } from "@legal/service-kit";
import { refusingAtField } from "../compute-due-date.ts";
import { assertStaff } from "../with-deadlines.ts";
import { Holiday } from "../../holidays/holiday-model.ts";
import { listHolidays } from "../../holidays/list-holidays.ts";
import { recomputeDeadlines } from "./recompute-deadlines.ts";

/** How long an administrator waits for the answer; the job computes what is left. */
const ANSWER_WITHIN_MS = 3000;

const answer = async (): Promise<HolidayChange> => {
  const recomputed = await recomputeDeadlines({ until: Date.now() + ANSWER_WITHIN_MS });
  return { holidays: await listHolidays(true), ...recomputed };
};

const exists = () => conflict("HOLIDAY_EXISTS", "date");

/** Adds a day that the release's list does not have, and says which deadlines it moved. */
export const addHoliday = async (date: string, name: string, admin: User): Promise<HolidayChange> => {
  assertStaff(admin);
  if (refusingAtField(() => holidayOn(date))) throw exists();
  if ((await Holiday.countDocuments({ active: true })) >= HOLIDAYS_MAX) throw conflict("CONFLICT");
  const added = { addedBy: admin.id, addedAt: new Date(), removedBy: null, removedAt: null };
  try {
    await Holiday.create({ _id: newId(), date, name, active: true, ...added });
  } catch (error) {
    throw isDuplicateKey(error) ? exists() : error;
  }
  return answer();
};

export const removeHoliday = async (date: string, admin: User): Promise<HolidayChange> => {
  assertStaff(admin);
  const removed = { active: false, removedBy: admin.id, removedAt: new Date() };
  const { modifiedCount } = await Holiday.updateOne({ date, active: true }, { $set: removed });
  if (modifiedCount === 0) throw notFound("holiday");
  return answer();
};
