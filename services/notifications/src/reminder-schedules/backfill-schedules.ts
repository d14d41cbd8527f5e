import { listOpenDeadlinesCall, type OpenDeadlinesPage } from "@legal/contracts";
import type { InternalClient } from "@legal/service-kit";
import { ReminderSchedule, type ReminderScheduleRecord } from "./reminder-schedule-model.ts";
import { lookAhead } from "./planned-reminders.ts";
import { isAnother, newSchedule, type OpenDeadline } from "./plan-schedules.ts";
import { requestCheck } from "./request-check.ts";

/** Planning one takes a fifth of a millisecond, in one go for a page. */
const PAGE = 100;

/** A temporary holiday that was entered since moves a reminder to an earlier day than the schedule waits for. */
const lookSooner = async (schedule: ReminderScheduleRecord, now: Date, daysOff: readonly string[]): Promise<void> => {
  const { _id, nextAt: waitsFor } = schedule;
  const { nextAt } = lookAhead(schedule, now, daysOff);
  if (!waitsFor || !nextAt || nextAt >= waitsFor) return;
  await ReminderSchedule.updateOne({ _id, lockedBy: null }, { $min: { nextAt } });
};

/** Adds what is missing; what differs is asked for room by room, as an event may have come in between. */
const planPage = async (deadlines: readonly OpenDeadline[], now: Date, daysOff: readonly string[]) => {
  const schedules = await ReminderSchedule.find({ _id: { $in: deadlines.map(({ id }) => id) } }).lean<
    ReminderScheduleRecord[]
  >();
  const known = new Map(schedules.map((schedule) => [schedule._id, schedule]));
  const missing = deadlines.filter(({ id }) => !known.has(id));
  const inserts = missing.map((deadline) => {
    const { _id, ...fields } = newSchedule(deadline, now, daysOff);
    return { updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true } };
  });
  if (inserts.length > 0) await ReminderSchedule.bulkWrite(inserts, { ordered: false });
  for (const deadline of deadlines) {
    const schedule = known.get(deadline.id);
    if (!schedule) continue;
    await (isAnother(schedule, deadline) ? requestCheck(deadline.roomId) : lookSooner(schedule, now, daysOff));
  }
  return missing.length;
};

/** Schedules for deadlines from before this service, and for what an event was lost of, all by today's holidays; returns how many it added. */
export const backfillSchedules = async (caseChat: InternalClient, now: Date, signal?: AbortSignal): Promise<number> => {
  let planned = 0;
  for (let after: string | null | undefined; after !== null;) {
    signal?.throwIfAborted();
    const query = { limit: PAGE, after };
    const page: OpenDeadlinesPage = await caseChat.call(listOpenDeadlinesCall, { query });
    planned += await planPage(page.deadlines, now, page.daysOff);
    after = page.next;
  }
  return planned;
};
