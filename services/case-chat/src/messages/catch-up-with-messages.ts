import type { ClientSession, mongo } from "mongoose";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Message, type MessageRecord } from "./message-model.ts";
import { changesBy } from "./store-messages.ts";

const updateOf = (said: readonly MessageRecord[], { _id, lastSeq }: ChatRoomRecord) => {
  const last = said.at(-1);
  if (!last) return [];
  const changes = changesBy(said, last.createdAt);
  // `waitingSeq` stays behind: the job that goes by it finds since when the customer waits.
  const update = { ...changes, $inc: { ...changes.$inc, lastSeq: last.seq - lastSeq } };
  return [{ updateOne: { filter: { _id }, update: update as mongo.UpdateFilter<ChatRoomRecord> } }];
};

/** Counts into each room the messages that lie beyond its last, as when they were stored. */
export const catchUpWithMessages = async (rooms: readonly ChatRoomRecord[], session: ClientSession): Promise<void> => {
  const beyond = rooms.map(({ _id, lastSeq }) => ({ chatRoomId: _id, seq: { $gt: lastSeq } }));
  if (beyond.length === 0) return;
  const found = await Message.find({ $or: beyond }).session(session).lean<MessageRecord[]>();
  const byRoom = Map.groupBy(
    found.toSorted((a, b) => a.seq - b.seq),
    ({ chatRoomId }) => chatRoomId,
  );
  const updates = rooms.flatMap((room) => updateOf(byRoom.get(room._id) ?? [], room));
  if (updates.length > 0) await ChatRoom.collection.bulkWrite(updates as never, { session });
};
