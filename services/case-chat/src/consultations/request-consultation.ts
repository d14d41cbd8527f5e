import { consultationRequested } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { Consultation, type ConsultationRecord } from "./consultation-model.ts";
import type { SupportRoom } from "./end-requests.ts";

const DAY_MS = 86_400_000;

/** Records that a customer asked the office for a consultation. */
export const requestConsultation = async (
  { _id: roomId, userId }: SupportRoom,
  createdAt: Date,
  session: ClientSession,
): Promise<void> => {
  const consultationId = newId();
  const request = { _id: consultationId, userId, chatRoomId: roomId, status: "pending", createdAt } as const;
  await Consultation.create([request], { session });
  await recordEvent(consultationRequested, { consultationId, roomId, userId }, session);
};

/**
 * The same, unless they wait for the answer to an earlier request. What is asked within a day of a request opens it
 * again: a conversation is one request, not one for each reply. Resolves to whether it was recorded or opened again.
 */
export const requestUnlessOpen = async (room: SupportRoom, at: Date, session: ClientSession): Promise<boolean> => {
  const ofRoom = { userId: room.userId, chatRoomId: room._id };
  const last = await Consultation.findOne(ofRoom).sort({ createdAt: -1 }).session(session).lean<ConsultationRecord>();
  if (last && last.status !== "완료") return false;
  if (last && at.getTime() - last.createdAt.getTime() < DAY_MS) {
    await Consultation.updateOne({ _id: last._id }, { $set: { status: "pending" } }, { session });
    return true;
  }
  await requestConsultation(room, at, session);
  return true;
};
