import { autoAnswered } from "@legal/contracts";
import { AI_SENDER_ID } from "@legal/contracts/constants";
import { on } from "@legal/event-bus";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { sendMessage } from "../messages/send-message.ts";
import { findUnansweredMessage, type UnansweredRoom } from "../messages/find-unanswered-message.ts";

/**
 * Posts the acknowledgement while the member still waits. It counts as staff's for unread counts, but answers
 * nothing. The event's id names the message, so a redelivery posts nothing new.
 */
export const onAutoAnswered = on(autoAnswered, async ({ roomId, content }, { eventId }) => {
  const room = await ChatRoom.findById(roomId, { lastSeq: 1, toldSeq: 1, settledSeq: 1 }).lean<UnansweredRoom>();
  if (!room || !(await findUnansweredMessage(room))?.notified) return;
  await sendMessage({
    chatRoomId: roomId,
    senderId: AI_SENDER_ID,
    senderName: null,
    clientMessageId: eventId,
    content,
    fileId: null,
    sentByAdmin: true,
    aiAutoResponse: true,
  });
});
