import { Consultation } from "./consultation-model.ts";
import type { SupportRoom } from "./end-requests.ts";

/** Says to the customer that a staff member has read what they asked for. */
export const startReview = async ({ _id: chatRoomId, userId }: SupportRoom): Promise<void> => {
  await Consultation.updateMany({ userId, chatRoomId, status: "pending" }, { $set: { status: "확인중" } });
};
