import type { ClientSession } from "mongoose";
import { Consultation } from "./consultation-model.ts";

/** The customer's room with the office. */
export interface SupportRoom {
  _id: string;
  userId: string;
}

/** Finds what was asked for there and not answered yet, by the index of the customer's requests. */
const openRequestsOf = ({ _id: chatRoomId, userId }: SupportRoom) =>
  ({ userId, chatRoomId, status: { $ne: "완료" } }) as const;

/** Says to the customer that the office is done with what they asked for. */
export const endRequests = async (room: SupportRoom, session: ClientSession): Promise<void> => {
  await Consultation.updateMany(openRequestsOf(room), { $set: { status: "완료" } }, { session });
};
