import { memberWaiting, memberWroteOn } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { inTransaction } from "@legal/service-kit/mongo";
import { listHolidays } from "../cases/holidays/list-holidays.ts";
import { findUnansweredMessage, findWrittenOn, type UnansweredRoom } from "../messages/find-unanswered-message.ts";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { isOfficeOpen, type OfficeTimes } from "./office-hours.ts";

export interface WaitingRules {
  /** How long a member waits for an answer while the office is open. */
  afterMs: number;
  office: Omit<OfficeTimes, "extraHolidays">;
}

/** Out of hours no answer comes soon, nor to who has waited: the pause only lets a member finish what they are writing. */
const PAUSE_MS = 30_000;
/** How long after its last message a room is still looked at, beyond the time a member waits. */
const LOOK_BACK_MS = 3_600_000;

/** All of them, one after the other: a limit would leave out the same rooms in every round. */
const unansweredRooms = (from: Date): AsyncIterable<UnansweredRoom> =>
  ChatRoom.find({ unanswered: true, updatedAt: { $gt: from } }, { userId: 1, lastSeq: 1, toldSeq: 1, settledSeq: 1 })
    .lean<UnansweredRoom>()
    .cursor();

/** What is to be published of a room. */
interface Waiting {
  since: Date;
  /** It was published that they wait. */
  again: boolean;
}

const findWaiting = async (room: UnansweredRoom): Promise<Waiting | undefined> => {
  const message = await findUnansweredMessage(room);
  if (!message) return undefined;
  const since = message.notified ? await findWrittenOn(room) : message.since;
  return since && { since, again: message.notified };
};

/** Once for all messages up to the room's newest, by whichever replica is first. */
const notify = (room: UnansweredRoom, { since, again }: Waiting, officeOpen: boolean): Promise<boolean> =>
  inTransaction(async (session) => {
    const { _id: roomId, userId, lastSeq: seq, toldSeq } = room;
    const unchanged = { _id: roomId, toldSeq: toldSeq ?? { $exists: false } };
    const { matchedCount } = await ChatRoom.updateOne(unchanged, { $set: { toldSeq: seq } }, { session });
    if (matchedCount === 0) return false;
    const waits = { roomId, userId, seq, since: since.toISOString() };
    if (again) await recordEvent(memberWroteOn, waits, session);
    else await recordEvent(memberWaiting, { ...waits, officeOpen }, session);
    return true;
  });

/**
 * Publishes `member-waiting` for members who have waited too long, `member-wrote-on` for those who went on writing, and
 * returns how many. Looked up from what is stored anyway, so that storing a message costs nothing more.
 */
export const notifyUnansweredMembers = async ({ afterMs, office }: WaitingRules, now = new Date()): Promise<number> => {
  const officeOpen = isOfficeOpen(now, { ...office, extraHolidays: await listHolidays(false) });
  const pauseMs = Math.min(afterMs, PAUSE_MS);
  const patienceMs = officeOpen ? afterMs : pauseMs;
  let notified = 0;
  for await (const room of unansweredRooms(new Date(now.getTime() - afterMs - LOOK_BACK_MS))) {
    const waiting = await findWaiting(room);
    if (!waiting || now.getTime() - waiting.since.getTime() < (waiting.again ? pauseMs : patienceMs)) continue;
    if (await notify(room, waiting, officeOpen)) notified += 1;
  }
  return notified;
};
