import { memberWaiting } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { type Logger } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { findSilence, type TalkingRoom } from "../messages/find-unanswered.ts";
import { isOfficeOpen, type OfficeTimes } from "./office-hours.ts";

export interface WaitingRules {
  /** So long a member waits for an answer while the office is open. */
  afterMs: number;
  office: OfficeTimes;
}

/** Out of hours nobody will answer soon; the pause only lets a person finish what they are writing. */
const CLOSED_AFTER_MS = 30_000;
/** How long after its last message a room is still looked at, beyond the time a member waits. */
const LOOK_BACK_MS = 3_600_000;
const BATCH = 500;

/** Rooms in which something was said lately, by the index that staff's unread list has anyway. */
const talkingRooms = (from: Date): Promise<TalkingRoom[]> =>
  ChatRoom.find(
    { awaitsAdmin: { $in: [true, false] }, updatedAt: { $gt: from } },
    { userId: 1, lastSeq: 1, toldSeq: 1 },
  )
    .limit(BATCH)
    .lean<TalkingRoom[]>();

/** Once for each silence: the number of the newest message then says that all before it were announced. */
const tell = (room: TalkingRoom, since: Date, officeOpen: boolean): Promise<boolean> =>
  inTransaction(async (session) => {
    const { _id: roomId, userId, lastSeq: seq, toldSeq } = room;
    const untold = { _id: roomId, toldSeq: toldSeq ?? { $exists: false } };
    const { matchedCount } = await ChatRoom.updateOne(untold, { $set: { toldSeq: seq } }, { session });
    if (matchedCount === 0) return false;
    await record(memberWaiting, { roomId, userId, seq, since: since.toISOString(), officeOpen }, session);
    return true;
  });

/**
 * Announces members who have waited too long, and returns how many. Looked up from what is stored anyway, so that
 * storing a message costs nothing more.
 */
export const tellOfWaitingMembers = async ({ afterMs, office }: WaitingRules, now = new Date()): Promise<number> => {
  const officeOpen = isOfficeOpen(now, office);
  const patience = officeOpen ? afterMs : Math.min(afterMs, CLOSED_AFTER_MS);
  let told = 0;
  for (const room of await talkingRooms(new Date(now.getTime() - afterMs - LOOK_BACK_MS))) {
    const silence = await findSilence(room);
    if (!silence || silence.told || now.getTime() - silence.since.getTime() < patience) continue;
    if (await tell(room, silence.since, officeOpen)) told += 1;
  }
  return told;
};

interface JobOptions extends WaitingRules {
  everyMs: number;
  logger: Logger;
}

export const startTellingOfWaitingMembers = ({ everyMs, logger, ...rules }: JobOptions): (() => void) => {
  const run = async (): Promise<void> => {
    try {
      await tellOfWaitingMembers(rules);
    } catch (error) {
      logger.warn({ err: error }, "waiting members not looked up; the next round tries again");
    }
  };
  const timer = setInterval(() => void run(), everyMs);
  return () => clearInterval(timer);
};
