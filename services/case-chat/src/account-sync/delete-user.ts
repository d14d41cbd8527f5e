import { roomsDeleted } from "@legal/contracts";
import { forgetAccountEvents, recordEvent } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import { deleteRooms } from "../cases/delete-rooms.ts";
import { unassignCases } from "../cases/unassign-cases.ts";
import { deleteConsultations } from "../consultations/delete-consultations.ts";
import { recordContracts } from "../contract-records/record-contracts.ts";
import { deleteDangerNotices } from "../danger-notices/delete-danger-notices.ts";
import { deleteFiles } from "../files/delete-files.ts";
import { deleteMessages } from "../messages/delete-messages.ts";
import { deleteNotes } from "../notes/delete-notes.ts";
import { forgetStaffReads } from "../rooms/forget-staff-reads.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
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

/** Deletes an account's rooms with everything in them and what it left elsewhere; its contracts are recorded. */
export const deleteUser = async (userId: string, session: ClientSession, deletedAt = new Date()): Promise<void> => {
  const rooms = await ChatRoom.find({ userId }).session(session).lean<ChatRoomRecord[]>();
  const roomIds = rooms.map(({ _id }) => _id);
  await recordContracts(rooms, deletedAt, session);
  const known = await KnownUser.findById(userId, { role: 1 }).session(session).lean<Pick<UserRecord, "role">>();
  if (known?.role !== "user") await forgetStaffReads(userId, session);
  await KnownUser.replaceOne({ _id: userId }, tombstone(userId), { upsert: true, session });
  await deleteRooms(userId, rooms, session);
  await unassignCases(userId, session);
  await deleteNotes(roomIds, session);
  await deleteMessages(userId, roomIds, session);
  await deleteFiles(userId, roomIds, session);
  await deleteConsultations(userId, session);
  await deleteDangerNotices(userId, session);
  await forgetAccountEvents(userId, session);
  if (roomIds.length > 0) await recordEvent(roomsDeleted, { userId, roomIds }, session);
};
