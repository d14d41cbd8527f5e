import { getMessageFactsCall, getUnansweredMessagesCall, type UnansweredMessages } from "@legal/contracts";
import { createRouter, notFound, parse, requireService } from "@legal/service-kit";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { roomNotFound } from "../rooms/find-room.ts";
import { listUnansweredMessages } from "./find-unanswered-message.ts";
import { Message, type MessageRecord } from "./message-model.ts";

/** What ai must know of a message before it translates it, and of those that wait for an answer. */
export const messageFactsRoutes = createRouter();

messageFactsRoutes.get(getMessageFactsCall.path, requireService("ai"), async (req, res) => {
  const { id } = parse(getMessageFactsCall, req).params;
  const message = await Message.findById(id, { chatRoomId: 1, content: 1 }).lean<MessageRecord>();
  const room = message && (await ChatRoom.findById(message.chatRoomId, { userId: 1 }).lean<ChatRoomRecord>());
  if (!message || !room) throw notFound("message");
  res.json({ id, chatRoomId: room._id, userId: room.userId, content: message.content });
});

messageFactsRoutes.get(getUnansweredMessagesCall.path, requireService("ai"), async (req, res) => {
  const { id } = parse(getUnansweredMessagesCall, req).params;
  const room = await ChatRoom.findById(id, { settledSeq: 1 }).lean<ChatRoomRecord>();
  if (!room) throw roomNotFound();
  const messages = await listUnansweredMessages(room);
  const unanswered = messages.map(({ content, createdAt }) => ({ content, createdAt: createdAt.toISOString() }));
  res.json(unanswered satisfies UnansweredMessages);
});
