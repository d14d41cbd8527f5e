import { joinRoomPayload, sendMessagePayload } from "@legal/contracts";
import { createSerialQueues, type Logger } from "@legal/service-kit";
import { recordAccess } from "../audit-log/record-access.ts";
import { reportPlainDanger } from "../danger-notices/report-plain-danger.ts";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { canEnter } from "../rooms/chat-room-policy.ts";
import { roomNotFound } from "../rooms/find-room.ts";
import { findRoomCustomer } from "../rooms/find-room-customer.ts";
import { draftMessage } from "../messages/draft-message.ts";
import type { MessageRateLimit } from "../messages/message-rate-limit.ts";
import { sendMessage } from "../messages/send-message.ts";
import { answerEvent } from "./answer-event.ts";
import { roomChannel } from "./channels.ts";
import type { ChatSocket } from "./socket-types.ts";

interface MessageEventDeps {
  rateLimit: MessageRateLimit;
  logger: Logger;
}

/** Keeps the order of a client's messages, though preparing one may take longer than the next. */
const queues = createSerialQueues();

const lastSeqOf = async (roomId: string): Promise<number> => {
  const room = await ChatRoom.findOne({ _id: roomId }, { lastSeq: 1 }).lean<{ lastSeq: number }>();
  if (!room) throw roomNotFound();
  return room.lastSeq;
};

const joinRoom = async (socket: ChatSocket, roomId: string): Promise<{ lastSeq: number }> => {
  const userId = await findRoomCustomer(roomId);
  const { user, address } = socket.data;
  if (userId === undefined || !canEnter({ userId }, user)) throw roomNotFound();
  await recordAccess({ staffId: user.id, address }, "messages-read", [{ _id: roomId, userId }]);
  await socket.join(roomChannel(roomId));
  // Only now: a message in between is either in this number or received.
  return { lastSeq: await lastSeqOf(roomId) };
};

export const answerMessageEvents = (socket: ChatSocket, { rateLimit, logger }: MessageEventDeps): void => {
  answerEvent(
    socket,
    { event: "join-room", schema: joinRoomPayload, handle: (roomId) => joinRoom(socket, roomId) },
    logger,
  );
  answerEvent(
    socket,
    {
      event: "send-message",
      schema: sendMessagePayload,
      handle: async (message, sender) => {
        const draft = await queues.run(socket.id, async () => {
          await rateLimit.consume(sender.id);
          return draftMessage(message, sender);
        });
        const stored = await sendMessage(draft);
        await reportPlainDanger(stored);
        return { message: stored };
      },
    },
    logger,
  );
};
