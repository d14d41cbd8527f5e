import { z } from "zod";
import { defineCall } from "./call.ts";
import { staffMember } from "./chat-rooms.ts";
import { HOLIDAY_NAME_MAX } from "./constants/deadlines.ts";
import { id, seoulDate, timestamp } from "./ids.ts";
import { isVisible, oneLine } from "./plain-text.ts";
import { addHolidayRoute, listHolidaysRoute, removeHolidayRoute } from "./routes/holidays.ts";

const holidayName = z
  .string("holidayName.required")
  .transform(oneLine)
  .pipe(z.string().max(HOLIDAY_NAME_MAX, "holidayName.max").refine(isVisible, "holidayName.required"));

/** A temporary holiday that the calendar of @legal/legal-rules does not have; goes into its `extraHolidays`. */
export const enteredHoliday = z.object({
  date: seoulDate,
  name: z.string(),
  /** For staff; null when the account is gone. */
  addedBy: staffMember.nullish(),
  addedAt: timestamp.optional(),
});
export type EnteredHoliday = z.output<typeof enteredHoliday>;

/** A deadline that a change of holidays gave another date. */
export const movedDeadline = z.object({
  deadlineId: id,
  chatRoomId: id,
  caseNumber: z.string().nullable(),
  matter: z.string(),
  from: seoulDate,
  to: seoulDate,
});
export type MovedDeadline = z.output<typeof movedDeadline>;

/** The first of those that moved, and how many there were so far; what is not counted yet follows within a minute. */
const holidayChange = z.object({
  holidays: z.array(enteredHoliday),
  moved: z.array(movedDeadline),
  movedCount: z.number().int(),
  complete: z.boolean(),
});
export type HolidayChange = z.output<typeof holidayChange>;

export const listHolidaysCall = defineCall(listHolidaysRoute, {
  access: "anyone",
  summary: "The temporary holidays that administrators entered, by date; staff also see who did",
  response: z.array(enteredHoliday),
});

export const addHolidayCall = defineCall(addHolidayRoute, {
  access: "admin",
  summary: "Adds a temporary holiday and recomputes open deadlines; says which moved",
  status: 201,
  body: z.strictObject({ date: seoulDate, name: holidayName }),
  response: holidayChange,
});

export const removeHolidayCall = defineCall(removeHolidayRoute, {
  access: "admin",
  summary: "Removes a temporary holiday and recomputes open deadlines; says which moved",
  params: z.strictObject({ date: seoulDate }),
  response: holidayChange,
});
