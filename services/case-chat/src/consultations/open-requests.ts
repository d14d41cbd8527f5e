/** The customer's room with the office. */
export interface SupportRoom {
  _id: string;
  userId: string;
}

/** Finds what was asked for there and not answered yet, by the index of the customer's requests. */
export const openRequestsOf = ({ _id: chatRoomId, userId }: SupportRoom) =>
  ({ userId, chatRoomId, status: { $ne: "완료" } }) as const;
