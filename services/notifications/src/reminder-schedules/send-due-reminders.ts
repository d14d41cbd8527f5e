import type { CaseNoticeFacts } from "@legal/contracts";
import { backoffMs, newId, type Logger } from "@legal/service-kit";
import type { AskCase } from "../clients/case-chat-client.ts";
import { ReminderSchedule, type ReminderScheduleRecord } from "./reminder-schedule-model.ts";
import { lookAhead } from "./planned-reminders.ts";
import { beginSchedule, isAnother } from "./plan-schedules.ts";
import { sendReminder } from "./send-reminder.ts";

interface ReminderDeps {
  askCase: AskCase;
  logger: Logger;
}

/** Schedules that one run reads: with its interval the rate at which a replica reminds, however many are due at once. */
export const SCHEDULES_PER_RUN = 20;
/** A worker that died is given up after this. */
const LEASE_MS = 60_000;
const RETRY = { firstMs: 5000, maxMs: 3_600_000, factor: 2 };

const claim = async (now: Date): Promise<ReminderScheduleRecord[]> => {
  const due = { nextAt: { $lte: now }, lockedUntil: { $lte: now } };
  const found = await ReminderSchedule.find(due, { _id: 1 }, { sort: { nextAt: 1 }, limit: SCHEDULES_PER_RUN }).lean();
  if (found.length === 0) return [];
  const lockedBy = newId();
  const lease = { lockedBy, lockedUntil: new Date(now.getTime() + LEASE_MS) };
  await ReminderSchedule.updateMany({ ...due, _id: { $in: found.map(({ _id }) => _id) } }, { $set: lease });
  return ReminderSchedule.find({ lockedBy }, null, { sort: { nextAt: 1 } }).lean<ReminderScheduleRecord[]>();
};

/** Only who still holds it: one that began again meanwhile is left alone. */
const held = ({ _id, lockedBy }: ReminderScheduleRecord) => ({ _id, lockedBy });

const rest = (schedule: ReminderScheduleRecord, nextAt: Date | null) =>
  ReminderSchedule.updateOne(held(schedule), {
    $set: { nextAt, lockedBy: null, lockedUntil: new Date(0), attempts: 0 },
  });

const openDeadline = ({ _id }: ReminderScheduleRecord, room: CaseNoticeFacts | null) =>
  room?.isOpen ? room.deadlines.find(({ id }) => id === _id) : undefined;

const processSchedule = async (
  schedule: ReminderScheduleRecord,
  { askCase }: ReminderDeps,
  now: Date,
): Promise<void> => {
  const { roomId } = schedule;
  const room = await askCase(roomId);
  const deadline = openDeadline(schedule, room);
  if (!room || !deadline) return void (await ReminderSchedule.deleteOne(held(schedule)));
  const daysOff = room.daysOff ?? [];
  const { userId } = room;
  if (isAnother(schedule, deadline)) return beginSchedule({ ...deadline, roomId, userId }, schedule, now, daysOff);
  const { due, nextAt } = lookAhead(schedule, now, daysOff);
  if (due) return sendReminder({ schedule, planned: due, room, now, daysOff });
  await rest(schedule, nextAt);
};

const postpone = async (schedule: ReminderScheduleRecord, error: unknown, now: Date, logger: Logger): Promise<void> => {
  const attempts = schedule.attempts + 1;
  const lockedUntil = new Date(now.getTime() + backoffMs(attempts, RETRY));
  await ReminderSchedule.updateOne(held(schedule), { $set: { lockedBy: null, lockedUntil, attempts } });
  logger.warn({ err: error, deadlineId: schedule._id, attempts }, "reminder not made yet");
};

/** Takes a batch of schedules that are due and reminds of each; returns how many it took. */
export const sendDueReminders = async (
  deps: ReminderDeps,
  clock: () => Date,
  signal?: AbortSignal,
): Promise<number> => {
  const taken = await claim(clock());
  for (const [index, schedule] of taken.entries()) {
    if (signal?.aborted) return index;
    try {
      await processSchedule(schedule, deps, clock());
    } catch (error) {
      await postpone(schedule, error, clock(), deps.logger);
    }
  }
  return taken.length;
};
