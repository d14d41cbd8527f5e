import { getMessageFactsCall, getRoomFactsCall } from "@legal/contracts";
import { createRouter, notFound, parse, requireService } from "@legal/service-kit";
import { Message, type MessageRecord } from "./message-model.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { roomNotFound } from "../rooms/find-room.ts";

/** What ai must know before it ties a talk to a room or translates a message. */
export const caseFactsRoutes = createRouter();

caseFactsRoutes.get(getRoomFactsCall.path, requireService("ai"), async (req, res) => {
  const { id } = parse(getRoomFactsCall, req).params;
  const room = await ChatRoom.findById(id, { userId: 1, serviceType: 1 }).lean<ChatRoomRecord>();
  if (!room) throw roomNotFound();
  res.json({ id, userId: room.userId, serviceType: room.serviceType });
});

caseFactsRoutes.get(getMessageFactsCall.path, requireService("ai"), async (req, res) => {
  const { id } = parse(getMessageFactsCall, req).params;
  const message = await Message.findById(id, { chatRoomId: 1, content: 1 }).lean<MessageRecord>();
  const room = message && (await ChatRoom.findById(message.chatRoomId, { userId: 1 }).lean<ChatRoomRecord>());
  if (!message || !room) throw notFound("message");
  res.json({ id, chatRoomId: room._id, userId: room.userId, content: message.content });
});
