import type { Logger } from "@legal/service-kit";
import { sendBroadcasts, type Broadcast } from "../broadcasts/broadcast.ts";
import { ADMINS, roomChannel, userChannel } from "./channels.ts";
import { createReplicaEmitter, type Emit } from "./replica-emitter.ts";
import { createRoomUpdates, type RoomUpdates } from "./room-updates.ts";
import type { ChatServer } from "./socket-types.ts";

/** Which sockets are sent what. */
const publish = (message: Broadcast, emit: Emit, roomUpdates: RoomUpdates): void => {
  switch (message.what) {
    case "message-sent":
      emit([roomChannel(message.message.chatRoomId)], "new-message", message.message);
      return roomUpdates.afterMessage(message.message.chatRoomId);
    case "messages-read":
      emit([roomChannel(message.receipt.chatRoomId)], "messages-read", message.receipt);
      return roomUpdates.afterChange(message.receipt.chatRoomId);
    case "room-changed":
      return roomUpdates.afterChange(message.roomId);
    case "rooms-deleted":
      return emit([ADMINS], "rooms-deleted", { chatRoomIds: message.roomIds });
    case "notes-changed":
      return emit([ADMINS], "notes-changed", { chatRoomId: message.roomId, noteCount: message.noteCount });
    case "deadlines-changed":
      return emit([userChannel(message.userId), ADMINS], "deadlines-changed", { chatRoomId: message.roomId });
    case "inbox-changed":
      return emit([userChannel(message.userId)], "inbox-changed");
    case "danger-notices-changed":
    case "canned-replies-changed":
      return emit([ADMINS], message.what);
    case "inquiries-changed":
      return emit([ADMINS], message.what, message.change);
  }
};

/** Sends broadcasts to open screens; returns how to stop. */
export const startRealtimePublisher = (io: ChatServer, logger: Logger): (() => void) => {
  const emit = createReplicaEmitter(io);
  const roomUpdates = createRoomUpdates(emit, logger);
  const stop = sendBroadcasts((message) => publish(message, emit, roomUpdates));
  return () => {
    stop();
    roomUpdates.stop();
  };
};
