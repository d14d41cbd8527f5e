import type { CaseNoticeFacts } from "@legal/contracts";
import { Ladder, type LadderRecord } from "./ladder-model.ts";
import { lookAhead } from "./ladder-rungs.ts";

export interface OpenDeadline {
  id: string;
  roomId: string;
  userId: string;
  matter: string | null;
  dueDate: string;
  version: number;
}

const NEVER = new Date(0);

/** A ladder at its foot: of the rungs that lie behind, the last one alone is still due. */
export const newLadder = (deadline: OpenDeadline, now: Date, daysOff: readonly string[]): LadderRecord => {
  const { id: _id, roomId, userId: customerId, version, matter, dueDate } = deadline;
  const position = { dueDate, startedAt: now, after: NEVER, alert: null, escalated: [] };
  const { nextAt } = lookAhead(position, now, daysOff);
  const free = { lockedUntil: NEVER, lockedBy: null, attempts: 0 };
  return { _id, roomId, customerId, version, matter, ...position, nextAt, ...free };
};

/** A confirmation alone is no other deadline. */
export const isAnother = (ladder: LadderRecord, { dueDate, matter }: Pick<OpenDeadline, "dueDate" | "matter">) =>
  ladder.dueDate !== dueDate || ladder.matter !== matter;

/** Puts a ladder up, or begins the one that is there again, under a version that no rung of it has. */
export const beginLadder = async (
  deadline: OpenDeadline,
  before: LadderRecord | undefined,
  now: Date,
  daysOff: readonly string[],
): Promise<void> => {
  const version = Math.max(deadline.version, before ? before.version + 1 : 0);
  const { _id, ...fields } = newLadder({ ...deadline, version }, now, daysOff);
  await Ladder.updateOne({ _id }, { $set: fields }, { upsert: true });
};

/** Makes the ladders of a room those of its open deadlines. */
export const planLadders = async (roomId: string, room: CaseNoticeFacts | null, now: Date): Promise<void> => {
  const open = room?.isOpen ? room.deadlines : [];
  await Ladder.deleteMany({ roomId, _id: { $nin: open.map(({ id }) => id) } });
  if (!room) return;
  const known = await Ladder.find({ roomId }).lean<LadderRecord[]>();
  for (const deadline of open) {
    const ladder = known.find(({ _id }) => _id === deadline.id);
    if (ladder && !isAnother(ladder, deadline)) continue;
    await beginLadder({ ...deadline, roomId, userId: room.userId }, ladder, now, room.daysOff ?? []);
  }
};
