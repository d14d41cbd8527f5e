import { memberWaiting, type Message } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { saysDangerPlainly } from "@legal/i18n/danger";
import { inTransaction } from "@legal/service-kit/mongo";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { openDangerNotice } from "./open-danger-notice.ts";

type Said = Pick<Message, "chatRoomId" | "senderId" | "sentByAdmin" | "content" | "seq" | "createdAt">;

/**
 * A customer's plain words of danger in a room wait for no one to read them: staff are notified, and ai is asked for the numbers
 * that help, once until the notice is acknowledged. Other words are read by ai when the customer has waited.
 */
export const reportPlainDanger = async (said: Said): Promise<void> => {
  const { chatRoomId: roomId, senderId: userId, sentByAdmin, content, seq, createdAt: since } = said;
  if (sentByAdmin || !saysDangerPlainly(content)) return;
  await inTransaction(async (session) => {
    const at = new Date(since);
    if (!(await openDangerNotice({ userId, conversationId: roomId, roomId, at }, session))) return;
    await ChatRoom.updateOne({ _id: roomId }, { $max: { toldSeq: seq } }, { session });
    // What is answered to such words is the same at any hour.
    await recordEvent(memberWaiting, { roomId, userId, seq, since, officeOpen: true }, session);
  });
};
