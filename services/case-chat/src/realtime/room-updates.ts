import type { Logger } from "@legal/service-kit";
import { CUSTOMER, presenterOf, STAFF } from "../cases/present-chat-room.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { ADMINS, userChannel } from "./channels.ts";
import type { Emit } from "./replica-emitter.ts";

export interface RoomUpdates {
  /** Sends the room as it is a moment later, at most so much later; many changes in that moment are one update. */
  schedule(roomId: string, withinMs: number): void;
  stop(): void;
}

/** Debounces `room-updated` for a room's customer and all staff. */
export const createRoomUpdates = (emit: Emit, logger: Logger): RoomUpdates => {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = 0;

  const emitChanged = async (): Promise<void> => {
    const ids = [...changed];
    changed.clear();
    timer = undefined;
    try {
      const rooms = await ChatRoom.find({ _id: { $in: ids } }).lean<ChatRoomRecord[]>();
      const present = await presenterOf(rooms, true);
      for (const room of rooms) {
        const customer = { channels: [userChannel(room.userId)], except: ADMINS };
        emit(customer, "room-updated", present(room, CUSTOMER));
        emit([ADMINS], "room-updated", present(room, STAFF));
      }
    } catch (error) {
      // Screens refetch every 30 seconds anyway.
      logger.warn({ err: error, rooms: ids.length }, "room updates not sent");
    }
  };

  return {
    schedule: (roomId, withinMs) => {
      changed.add(roomId);
      const at = performance.now() + withinMs;
      if (timer && dueAt <= at) return;
      clearTimeout(timer);
      dueAt = at;
      timer = setTimeout(() => void emitChanged(), withinMs);
    },
    stop: () => clearTimeout(timer),
  };
};
