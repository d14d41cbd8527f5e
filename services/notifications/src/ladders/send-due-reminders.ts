import type { CaseNoticeFacts } from "@legal/contracts";
import { backoffMs, newId, type Logger } from "@legal/service-kit";
import type { AskCase } from "../clients/case-chat-client.ts";
import { Ladder, type LadderRecord } from "./ladder-model.ts";
import { lookAhead } from "./ladder-rungs.ts";
import { beginLadder, isAnother } from "./plan-ladders.ts";
import { sendReminder } from "./send-reminder.ts";

interface ReminderDeps {
  askCase: AskCase;
  logger: Logger;
}

/** Ladders that one run reads: with its interval the rate at which a replica reminds, however many are due at once. */
export const LADDERS_PER_RUN = 20;
/** A worker that died is given up after this. */
const LEASE_MS = 60_000;
const RETRY = { firstMs: 5000, maxMs: 3_600_000, factor: 2 };

const claim = async (now: Date): Promise<LadderRecord[]> => {
  const due = { nextAt: { $lte: now }, lockedUntil: { $lte: now } };
  const found = await Ladder.find(due, { _id: 1 }, { sort: { nextAt: 1 }, limit: LADDERS_PER_RUN }).lean();
  if (found.length === 0) return [];
  const lockedBy = newId();
  const lease = { lockedBy, lockedUntil: new Date(now.getTime() + LEASE_MS) };
  await Ladder.updateMany({ ...due, _id: { $in: found.map(({ _id }) => _id) } }, { $set: lease });
  return Ladder.find({ lockedBy }, null, { sort: { nextAt: 1 } }).lean<LadderRecord[]>();
};

/** Only who still holds it: one that began again meanwhile is left alone. */
const held = ({ _id, lockedBy }: LadderRecord) => ({ _id, lockedBy });

const rest = (ladder: LadderRecord, nextAt: Date | null) =>
  Ladder.updateOne(held(ladder), { $set: { nextAt, lockedBy: null, lockedUntil: new Date(0), attempts: 0 } });

const openDeadline = ({ _id }: LadderRecord, room: CaseNoticeFacts | null) =>
  room?.isOpen ? room.deadlines.find(({ id }) => id === _id) : undefined;

const processLadder = async (ladder: LadderRecord, { askCase }: ReminderDeps, now: Date): Promise<void> => {
  const { roomId } = ladder;
  const room = await askCase(roomId);
  const deadline = openDeadline(ladder, room);
  if (!room || !deadline) return void (await Ladder.deleteOne(held(ladder)));
  const daysOff = room.daysOff ?? [];
  const { userId } = room;
  if (isAnother(ladder, deadline)) return beginLadder({ ...deadline, roomId, userId }, ladder, now, daysOff);
  const { due, nextAt } = lookAhead(ladder, now, daysOff);
  if (due) return sendReminder({ ladder, rung: due, room, now, daysOff });
  await rest(ladder, nextAt);
};

const postpone = async (ladder: LadderRecord, error: unknown, now: Date, logger: Logger): Promise<void> => {
  const attempts = ladder.attempts + 1;
  const lockedUntil = new Date(now.getTime() + backoffMs(attempts, RETRY));
  await Ladder.updateOne(held(ladder), { $set: { lockedBy: null, lockedUntil, attempts } });
  logger.warn({ err: error, deadlineId: ladder._id, attempts }, "reminder not made yet");
};

/** Takes a batch of ladders that are due and reminds of each; returns how many it took. */
export const sendDueReminders = async (
  deps: ReminderDeps,
  clock: () => Date,
  signal?: AbortSignal,
): Promise<number> => {
  const taken = await claim(clock());
  for (const [index, ladder] of taken.entries()) {
    if (signal?.aborted) return index;
    try {
      await processLadder(ladder, deps, clock());
    } catch (error) {
      await postpone(ladder, error, clock(), deps.logger);
    }
  }
  return taken.length;
};
