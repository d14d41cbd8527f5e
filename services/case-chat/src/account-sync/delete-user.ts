import { roomsDeleted } from "@legal/contracts";
import { record } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { IdempotencyClaim } from "../cases/idempotency-claim-model.ts";
import { Activity } from "../cases/activity/activity-model.ts";
import { updateLists } from "../cases/lists/update-lists.ts";
import { recountRoom } from "../messages/recount-room.ts";
import { recordContracts } from "../contract-records/keep-contracts.ts";
import { Consultation } from "../consultations/consultation-model.ts";
import { deleteBytes } from "../files/file-bytes.ts";
import { StoredFile } from "../files/stored-file-model.ts";
import { Note } from "../notes/note-model.ts";
import { Message } from "../messages/message-model.ts";
import { unassignCases } from "../cases/unassign-cases.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";

/** Keeps the id alone, so that a late event cannot bring the account back. */
const tombstone = (userId: string): UserRecord => ({
  _id: userId,
  username: "",
  email: "",
  firstName: null,
  lastName: null,
  displayName: null,
  version: 0,
  deleted: true,
});

const deleteFiles = async (userId: string, roomIds: string[], session: ClientSession): Promise<void> => {
  const theirs = { $or: [{ uploaderId: userId }, { chatRoomId: { $in: roomIds } }] };
  const files = await StoredFile.find(theirs, { _id: 1 }).session(session).lean<{ _id: string }[]>();
  const fileIds = files.map(({ _id }) => _id);
  await StoredFile.deleteMany({ _id: { $in: fileIds } }, { session });
  await deleteBytes(fileIds, session);
};

/** What they wrote in rooms of others is deleted too; those rooms are counted again. */
const deleteMessages = async (userId: string, roomIds: string[], session: ClientSession): Promise<void> => {
  const elsewhere = { senderId: userId, chatRoomId: { $nin: roomIds } };
  const others = await Message.distinct("chatRoomId", elsewhere).session(session);
  await Message.deleteMany({ $or: [{ senderId: userId }, { chatRoomId: { $in: roomIds } }] }, { session });
  for (const roomId of others) await recountRoom(roomId, session);
};

/** Deletes an account's rooms with everything in them and what it left elsewhere; its contracts are recorded. */
export const deleteUser = async (userId: string, session: ClientSession, deletedAt = new Date()): Promise<void> => {
  const rooms = await ChatRoom.find({ userId }).session(session).lean<ChatRoomRecord[]>();
  const roomIds = rooms.map(({ _id }) => _id);
  await recordContracts(rooms, deletedAt, session);
  await KnownUser.replaceOne({ _id: userId }, tombstone(userId), { upsert: true, session });
  for (const room of rooms) await updateLists(room, null, session);
  await ChatRoom.deleteMany({ userId }, { session });
  await Activity.deleteMany({ roomId: { $in: roomIds } }, { session });
  await unassignCases(userId, session);
  await Note.deleteMany({ chatRoomId: { $in: roomIds } }, { session });
  await deleteMessages(userId, roomIds, session);
  await deleteFiles(userId, roomIds, session);
  await Consultation.deleteMany({ userId }, { session });
  await IdempotencyClaim.deleteMany({ userId }, { session });
  if (roomIds.length > 0) await record(roomsDeleted, { userId, roomIds }, session);
};
