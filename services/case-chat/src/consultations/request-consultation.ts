import { consultationRequested } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { Consultation } from "./consultation-model.ts";
import { openRequestsOf, type SupportRoom } from "./open-requests.ts";

/** Records that a customer asked the office for a consultation. */
export const requestConsultation = async (
  { _id: roomId, userId }: SupportRoom,
  createdAt: Date,
  session: ClientSession,
): Promise<void> => {
  const consultationId = newId();
  const request = { _id: consultationId, userId, chatRoomId: roomId, status: "pending", createdAt } as const;
  await Consultation.create([request], { session });
  await record(consultationRequested, { consultationId, roomId, userId }, session);
};

/** The same, unless they wait for the answer to an earlier request. Resolves to whether it was recorded. */
export const requestUnlessOpen = async (room: SupportRoom, at: Date, session: ClientSession): Promise<boolean> => {
  if (await Consultation.exists(openRequestsOf(room)).session(session)) return false;
  await requestConsultation(room, at, session);
  return true;
};
