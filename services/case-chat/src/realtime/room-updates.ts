import { changedCase } from "@legal/contracts";
import type { Logger } from "@legal/service-kit";
import { CUSTOMER, presenterOf, STAFF } from "../cases/present-chat-room.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { ADMINS, CASE_FETCHERS, userChannel } from "./channels.ts";
import type { Emit } from "./replica-emitter.ts";

export interface RoomUpdates {
  /** Sends the room as it is a moment later, at most so much later; many changes in that moment are one update. */
  schedule(roomId: string, withinMs: number): void;
  stop(): void;
}

/** Debounces `room-updated` for a room's customer, and for staff `case-changed`, which shows nothing of the customer. */
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
        const forStaff = present(room, STAFF);
        emit(customer, "room-updated", present(room, CUSTOMER));
        emit([CASE_FETCHERS], "case-changed", changedCase.parse(forStaff));
        // For one release: pages of the one before know nothing else.
        emit({ channels: [ADMINS], except: CASE_FETCHERS }, "room-updated", forStaff);
      }
    } catch (error) {
      // Screens ask again by themselves: a room every 30 seconds, a list after a reconnect.
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
