import { ADMIN_SUPPORT } from "@legal/catalog";
import { isDuplicateKey, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { requestConsultation } from "../consultations/request-consultation.ts";
import { findCustomer } from "../users/find-customer.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { backfillCustomerWords } from "../rooms/backfill-customer-words.ts";
import { newRoom } from "./new-room.ts";
import { storeRoom } from "./store-room.ts";

const findSupportRoom = (userId: string) => ChatRoom.findOne({ userId, isCase: false }).lean<ChatRoomRecord>();

const create = async (userId: string, session: ClientSession): Promise<ChatRoomRecord> => {
  const now = new Date();
  const customer = await findCustomer(userId, session);
  const room = newRoom({ userId, serviceType: ADMIN_SUPPORT }, customer, now);
  await storeRoom(room, session);
  await requestConsultation(room, now, session);
  return room;
};

interface OpenedRoom {
  room: ChatRoomRecord;
  /** False when it was there. */
  created: boolean;
}

/** The user's one admin-support room. The call that creates it is a request for a consultation. */
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
