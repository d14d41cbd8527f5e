import type { ClientSession } from "mongoose";
import { Consultation } from "./consultation-model.ts";

/** The customer's room with the office. */
export interface SupportRoom {
  _id: string;
  userId: string;
}

/** Says to the customer that the office is done with what they asked for. */
export const endRequests = async ({ _id: chatRoomId, userId }: SupportRoom, session: ClientSession): Promise<void> => {
  const open = { userId, chatRoomId, status: { $ne: "완료" } } as const;
  await Consultation.updateMany(open, { $set: { status: "완료" } }, { session });
};
