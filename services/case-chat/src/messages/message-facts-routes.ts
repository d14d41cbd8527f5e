import { getMessageFactsCall } from "@legal/contracts";
import { createRouter, notFound, parse, requireService } from "@legal/service-kit";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { Message, type MessageRecord } from "./message-model.ts";

/** What ai must know of a message before it translates it. */
export const messageFactsRoutes = createRouter();

messageFactsRoutes.get(getMessageFactsCall.path, requireService("ai"), async (req, res) => {
  const { id } = parse(getMessageFactsCall, req).params;
  const message = await Message.findById(id, { chatRoomId: 1, content: 1 }).lean<MessageRecord>();
  const room = message && (await ChatRoom.findById(message.chatRoomId, { userId: 1 }).lean<ChatRoomRecord>());
  if (!message || !room) throw notFound("message");
  res.json({ id, chatRoomId: room._id, userId: room.userId, content: message.content });
});
