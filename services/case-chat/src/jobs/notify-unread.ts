import { messagesUnread } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { inTransaction } from "@legal/service-kit/mongo";
import { findUnpublishedUnread, type UnreadMessages } from "../messages/find-unpublished-unread.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { SIDES, UNREAD_FIELDS, type Side } from "../rooms/unread.ts";

type Room = Pick<
  ChatRoomRecord,
  | "_id"
  | "userId"
  | "readSeqUser"
  | "readSeqAdmin"
  | "unreadSinceUser"
  | "unreadSinceAdmin"
  | "unreadToldUser"
  | "unreadToldAdmin"
>;

const ROUND = 200;
const READ = {
  userId: 1,
  readSeqUser: 1,
  readSeqAdmin: 1,
  unreadSinceUser: 1,
  unreadSinceAdmin: 1,
  unreadToldUser: 1,
  unreadToldAdmin: 1,
};

/** The room as it was looked at: what was read or said meanwhile leaves it to the next round. */
const unchanged = (room: Room, side: Side) => {
  const { since, readSeq } = UNREAD_FIELDS[side];
  return { _id: room._id, [since]: room[since], [readSeq]: room[readSeq] };
};

const publish = (room: Room, side: Side, { since, seq }: UnreadMessages): Promise<boolean> =>
  inTransaction(async (session) => {
    const fields = UNREAD_FIELDS[side];
    const update = { $set: { [fields.published]: seq }, $unset: { [fields.since]: "" } };
    const { matchedCount } = await ChatRoom.updateOne(unchanged(room, side), update, { session });
    if (matchedCount === 0) return false;
    const { _id: roomId, userId } = room;
    await recordEvent(messagesUnread, { roomId, userId, side, seq, since: since.toISOString() }, session);
    return true;
  });

/** Whether it was published; else the room waits for its messages' time, or for new ones. */
const settle = async (room: Room, side: Side, due: Date): Promise<boolean> => {
  const unread = await findUnpublishedUnread(room, side);
  if (unread && unread.since <= due) return publish(room, side, unread);
  const { since } = UNREAD_FIELDS[side];
  const update = unread ? { $set: { [since]: unread.since } } : { $unset: { [since]: "" } };
  await ChatRoom.updateOne(unchanged(room, side), update);
  return false;
};

const notifySide = async (side: Side, due: Date, signal: AbortSignal | undefined): Promise<number> => {
  const { since } = UNREAD_FIELDS[side];
  let published = 0;
  for (let after = new Date(0); ;) {
    const waiting = { [since]: { $exists: true, $gt: after, $lte: due } };
    const rooms = await ChatRoom.find(waiting, READ, { sort: { [since]: 1 }, limit: ROUND }).lean<Room[]>();
    for (const room of rooms) {
      signal?.throwIfAborted();
      if (await settle(room, side, due)) published += 1;
    }
    // Each leaves the list unless it was written in or read meanwhile; those of one moment beyond a round are the next run's.
    after = rooms.at(-1)?.[since] ?? due;
    if (rooms.length < ROUND) return published;
  }
};

/**
 * Publishes `messages-unread` for each side of a room that has not read for so long, once for each newest message.
 * Returns how many.
 */
export const notifyUnread = async (afterMs: number, now = new Date(), signal?: AbortSignal): Promise<number> => {
  const due = new Date(now.getTime() - afterMs);
  let published = 0;
  for (const side of SIDES) published += await notifySide(side, due, signal);
  return published;
};
