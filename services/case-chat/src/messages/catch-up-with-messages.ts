import type { ClientSession } from "mongoose";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Message, type MessageRecord } from "./message-model.ts";
import { changesBy } from "./store-messages.ts";

/** Each as when it was stored. Numbers that are gone stay gone, and what went by the number of the last goes by it again. */
const updatesOf = (said: readonly MessageRecord[], { _id, lastSeq }: ChatRoomRecord) =>
  said.map((message, at) => {
    const passed = message.seq - (said[at - 1]?.seq ?? lastSeq);
    const changes = changesBy([message], message.createdAt);
    const update = { ...changes, $inc: { ...changes.$inc, lastSeq: passed, waitingSeq: passed } };
    return { updateOne: { filter: { _id }, update } };
  });

/** Counts into each room the messages that lie beyond its last. */
export const catchUpWithMessages = async (rooms: readonly ChatRoomRecord[], session: ClientSession): Promise<void> => {
  const beyond = rooms.map(({ _id, lastSeq }) => ({ chatRoomId: _id, seq: { $gt: lastSeq } }));
  if (beyond.length === 0) return;
  const found = await Message.find({ $or: beyond }).session(session).lean<MessageRecord[]>();
  const byRoom = Map.groupBy(
    found.toSorted((a, b) => a.seq - b.seq),
    ({ chatRoomId }) => chatRoomId,
  );
  const updates = rooms.flatMap((room) => updatesOf(byRoom.get(room._id) ?? [], room));
  if (updates.length > 0) await ChatRoom.collection.bulkWrite(updates as never, { session });
};
