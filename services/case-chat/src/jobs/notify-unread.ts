import { messagesUnread } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { inTransaction } from "@legal/service-kit/mongo";
import { findUnreadMessages, type UnreadMessages } from "../messages/find-unread-messages.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { SIDES, UNREAD_FIELDS, type Side } from "../rooms/unread-since.ts";

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
  const { since, read } = UNREAD_FIELDS[side];
  return { _id: room._id, [since]: room[since], [read]: room[read] };
};

const tell = (room: Room, side: Side, { since, seq }: UnreadMessages): Promise<boolean> =>
  inTransaction(async (session) => {
    const fields = UNREAD_FIELDS[side];
    const update = { $set: { [fields.told]: seq }, $unset: { [fields.since]: "" } };
    const { matchedCount } = await ChatRoom.updateOne(unchanged(room, side), update, { session });
    if (matchedCount === 0) return false;
    const { _id: roomId, userId } = room;
    await record(messagesUnread, { roomId, userId, side, seq, since: since.toISOString() }, session);
    return true;
  });

/** Whether it was published; else the room waits for its messages' time, or for new ones. */
const settle = async (room: Room, side: Side, due: Date): Promise<boolean> => {
  const unread = await findUnreadMessages(room, side);
  if (unread && unread.since <= due) return tell(room, side, unread);
  const { since } = UNREAD_FIELDS[side];
  const update = unread ? { $set: { [since]: unread.since } } : { $unset: { [since]: "" } };
  await ChatRoom.updateOne(unchanged(room, side), update);
  return false;
};

const notifySide = async (side: Side, due: Date, signal: AbortSignal | undefined): Promise<number> => {
  const { since } = UNREAD_FIELDS[side];
  let told = 0;
  for (let after = new Date(0); ;) {
    const waiting = { [since]: { $exists: true, $gt: after, $lte: due } };
    const rooms = await ChatRoom.find(waiting, READ, { sort: { [since]: 1 }, limit: ROUND }).lean<Room[]>();
    for (const room of rooms) {
      signal?.throwIfAborted();
      if (await settle(room, side, due)) told += 1;
    }
    // Each leaves the list unless it was written in or read meanwhile; those of one moment beyond a round are the next run's.
    after = rooms.at(-1)?.[since] ?? due;
    if (rooms.length < ROUND) return told;
  }
};

/**
 * Publishes `messages-unread` for each side of a room that has not read for so long, once for each newest message.
 * Returns how many.
 */
export const notifyUnread = async (afterMs: number, now = new Date(), signal?: AbortSignal): Promise<number> => {
  const due = new Date(now.getTime() - afterMs);
  let told = 0;
  for (const side of SIDES) told += await notifySide(side, due, signal);
  return told;
};
