import type { Logger } from "@legal/service-kit";
import { CUSTOMER, presentChange, presenterOf, STAFF } from "../cases/present-chat-room.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { ADMINS, CASE_FETCHERS, userChannel } from "./channels.ts";
import type { Emit } from "./replica-emitter.ts";

/** A change by a person shows at once. */
const CHANGE_WITHIN_MS = 50;
/** Counts and the order of lists may follow a chat a little later, once for several messages. */
const CHAT_WITHIN_MS = 300;
/** How often they follow chats that are busy. */
const CHAT_EVERY_MS = 1000;

/** Both send the room as it is a moment later; many changes in that moment are one update. */
export interface RoomUpdates {
  afterChange(roomId: string): void;
  afterMessage(roomId: string): void;
  stop(): void;
}

/** Debounces `room-updated` for a room's customer, and for staff `case-changed`, which shows nothing of the customer. */
export const createRoomUpdates = (emit: Emit, logger: Logger): RoomUpdates => {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = 0;
  let emittedAt = 0;

  const emitChanged = async (): Promise<void> => {
    const ids = [...changed];
    changed.clear();
    timer = undefined;
    emittedAt = performance.now();
    try {
      const rooms = await ChatRoom.find({ _id: { $in: ids } }).lean<ChatRoomRecord[]>();
      const present = await presenterOf(rooms, true);
      for (const room of rooms) {
        const customer = { channels: [userChannel(room.userId)], except: ADMINS };
        const forStaff = present(room, STAFF);
        emit(customer, "room-updated", present(room, CUSTOMER));
        emit([CASE_FETCHERS], "case-changed", presentChange(forStaff));
        // For one release: pages of the one before know nothing else.
        emit({ channels: [ADMINS], except: CASE_FETCHERS }, "room-updated", forStaff);
      }
    } catch (error) {
      // Screens ask again by themselves: a room every 30 seconds, a list after a reconnect.
      logger.warn({ err: error, rooms: ids.length }, "room updates not sent");
    }
  };

  const schedule = (roomId: string, at: number): void => {
    changed.add(roomId);
    if (timer && dueAt <= at) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void emitChanged(), at - performance.now());
  };

  return {
    afterChange: (roomId) => schedule(roomId, performance.now() + CHANGE_WITHIN_MS),
    afterMessage: (roomId) => schedule(roomId, Math.max(performance.now() + CHAT_WITHIN_MS, emittedAt + CHAT_EVERY_MS)),
    stop: () => clearTimeout(timer),
  };
};
