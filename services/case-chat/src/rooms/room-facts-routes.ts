import { getRoomFactsCall } from "@legal/contracts";
import { createRouter, parse, requireService } from "@legal/service-kit";
import { ChatRoom, type ChatRoomRecord } from "./chat-room-model.ts";
import { roomNotFound } from "./find-room.ts";

/** What ai must know of a room before it ties a conversation to it. */
export const roomFactsRoutes = createRouter();

roomFactsRoutes.get(getRoomFactsCall.path, requireService("ai"), async (req, res) => {
  const { id } = parse(getRoomFactsCall, req).params;
  const room = await ChatRoom.findById(id, { userId: 1, serviceType: 1 }).lean<ChatRoomRecord>();
  if (!room) throw roomNotFound();
  res.json({ id, userId: room.userId, serviceType: room.serviceType });
});
