import { ADMIN_SUPPORT } from "@legal/catalog";
import { consultationRequested } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { isDuplicateKey, newId, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { findCustomer } from "../users/find-customer.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { backfillCustomerWords } from "../rooms/backfill-customer-words.ts";
import { newRoom } from "../cases/new-room.ts";
import { storeRoom } from "../cases/store-room.ts";
import { Consultation } from "./consultation-model.ts";

const findSupportRoom = (userId: string) => ChatRoom.findOne({ userId, isCase: false }).lean<ChatRoomRecord>();

const create = async (userId: string, session: ClientSession): Promise<ChatRoomRecord> => {
  const now = new Date();
  const customer = await findCustomer(userId, session);
  const room = newRoom({ userId, serviceType: ADMIN_SUPPORT }, customer, now);
  const consultationId = newId();
  const consultation = {
    _id: consultationId,
    userId,
    chatRoomId: room._id,
    status: "pending",
    createdAt: now,
  } as const;
  await storeRoom(room, session);
  await Consultation.create([consultation], { session });
  await record(consultationRequested, { consultationId, roomId: room._id, userId }, session);
  return room;
};

interface OpenedRoom {
  room: ChatRoomRecord;
  /** False when it was there. */
  created: boolean;
}

/** The user's one admin-support room. The first call creates it and records the request for a consultation. */
export const openAdminSupport = async ({ id: userId }: User): Promise<OpenedRoom> => {
  const existing = await findSupportRoom(userId);
  if (existing) return { room: existing, created: false };
  try {
    const room = await inTransaction((session) => create(userId, session));
    await backfillCustomerWords(room);
    return { room, created: true };
  } catch (error) {
    const other = isDuplicateKey(error) ? await findSupportRoom(userId) : null;
    if (!other) throw error;
    return { room: other, created: false };
  }
};
