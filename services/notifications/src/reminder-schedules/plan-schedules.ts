import type { CaseNoticeFacts } from "@legal/contracts";
import { ReminderSchedule, type ReminderScheduleRecord } from "./reminder-schedule-model.ts";
import { lookAhead } from "./planned-reminders.ts";

export interface OpenDeadline {
  id: string;
  roomId: string;
  userId: string;
  matter: string | null;
  dueDate: string;
  version: number;
}

const NEVER = new Date(0);

/** A new schedule: of the reminders that lie behind, the last one alone is still due. */
export const newSchedule = (deadline: OpenDeadline, now: Date, daysOff: readonly string[]): ReminderScheduleRecord => {
  const { id: _id, roomId, userId: customerId, version, matter, dueDate } = deadline;
  const position = { dueDate, startedAt: now, after: NEVER, alert: null, escalated: [] };
  const { nextAt } = lookAhead(position, now, daysOff);
  const free = { lockedUntil: NEVER, lockedBy: null, attempts: 0 };
  return { _id, roomId, customerId, version, matter, ...position, nextAt, ...free };
};

/** A confirmation alone is no other deadline. */
export const isAnother = (
  schedule: ReminderScheduleRecord,
  { dueDate, matter }: Pick<OpenDeadline, "dueDate" | "matter">,
) => schedule.dueDate !== dueDate || schedule.matter !== matter;

/** Creates a schedule, or begins the one that is there again, under a version that no reminder of it has. */
export const beginSchedule = async (
  deadline: OpenDeadline,
  before: ReminderScheduleRecord | undefined,
  now: Date,
  daysOff: readonly string[],
): Promise<void> => {
  const version = Math.max(deadline.version, before ? before.version + 1 : 0);
  const { _id, ...fields } = newSchedule({ ...deadline, version }, now, daysOff);
  await ReminderSchedule.updateOne({ _id }, { $set: fields }, { upsert: true });
};

/** Makes the schedules of a room those of its open deadlines. */
export const planSchedules = async (roomId: string, room: CaseNoticeFacts | null, now: Date): Promise<void> => {
  const open = room?.isOpen ? room.deadlines : [];
  await ReminderSchedule.deleteMany({ roomId, _id: { $nin: open.map(({ id }) => id) } });
  if (!room) return;
  const known = await ReminderSchedule.find({ roomId }).lean<ReminderScheduleRecord[]>();
  for (const deadline of open) {
    const schedule = known.find(({ _id }) => _id === deadline.id);
    if (schedule && !isAnother(schedule, deadline)) continue;
    await beginSchedule({ ...deadline, roomId, userId: room.userId }, schedule, now, room.daysOff ?? []);
  }
};
