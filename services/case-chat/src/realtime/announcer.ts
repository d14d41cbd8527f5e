import type { ChatRoom as ChatRoomAnswer, Message, ReadReceipt } from "@legal/contracts";
import type { Logger } from "@legal/service-kit";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { presenterOf } from "../cases/present-chat-room.ts";
import { ADMINS, roomChannel, userChannel } from "./channels.ts";
import type { ChatServer } from "./socket-types.ts";
import { createTellScreens, type TellScreens } from "./broadcaster.ts";

/** Tells open screens, on every replica, what has been stored. Nothing waits for it and a lost word is no lost data. */
export interface Announcer {
  messageSent(message: Message): void;
  messagesRead(receipt: ReadReceipt): void;
  /** The room's customer and all staff get it as it is a moment later; many changes in that moment are one word. */
  roomChanged(roomId: string): void;
  /** Staff may ask for the notes on a case again. */
  notesChanged(roomId: string): void;
  /** Staff may ask for the ready answers again. */
  cannedRepliesChanged(): void;
  /** Staff may ask for the inquiries again. */
  inquiriesChanged(): void;
  stop(): void;
}

/** A change somebody made shows at once. */
const CHANGE_WITHIN_MS = 50;
/** Counts and the order of lists may follow a lively talk a little behind, once for several messages. */
const TALK_WITHIN_MS = 300;

const createRoomNews = (tell: TellScreens, logger: Logger) => {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = 0;

  const tellOf = (forCustomer: ChatRoomAnswer, forStaff: ChatRoomAnswer): void => {
    const isSame = forCustomer.assignee?.name === forStaff.assignee?.name;
    if (!isSame) tell([userChannel(forCustomer.userId)], "room-updated", forCustomer);
    tell(isSame ? [userChannel(forStaff.userId), ADMINS] : [ADMINS], "room-updated", forStaff);
  };

  const tellChanged = async (): Promise<void> => {
    const ids = [...changed];
    changed.clear();
    timer = undefined;
    try {
      const rooms = await ChatRoom.find({ _id: { $in: ids } }).lean<ChatRoomRecord[]>();
      const present = await presenterOf(rooms);
      for (const room of rooms) tellOf(present(room, "customer"), present(room, "staff"));
    } catch (error) {
      // Screens refetch every 30 seconds anyway.
      logger.warn({ err: error, rooms: ids.length }, "changed rooms not announced");
    }
  };

  return {
    add: (roomId: string, withinMs: number): void => {
      changed.add(roomId);
      const at = performance.now() + withinMs;
      if (timer && dueAt <= at) return;
      clearTimeout(timer);
      dueAt = at;
      timer = setTimeout(() => void tellChanged(), withinMs);
    },
    stop: (): void => clearTimeout(timer),
  };
};

export const createAnnouncer = (io: ChatServer, logger: Logger): Announcer => {
  const tell = createTellScreens(io);
  const news = createRoomNews(tell, logger);
  return {
    messageSent: (message) => {
      tell([roomChannel(message.chatRoomId)], "new-message", message);
      news.add(message.chatRoomId, TALK_WITHIN_MS);
    },
    messagesRead: (receipt) => {
      tell([roomChannel(receipt.chatRoomId)], "messages-read", receipt);
      news.add(receipt.chatRoomId, CHANGE_WITHIN_MS);
    },
    roomChanged: (roomId) => news.add(roomId, CHANGE_WITHIN_MS),
    notesChanged: (chatRoomId) => tell([ADMINS], "notes-changed", { chatRoomId }),
    cannedRepliesChanged: () => tell([ADMINS], "canned-replies-changed"),
    inquiriesChanged: () => tell([ADMINS], "inquiries-changed"),
    stop: news.stop,
  };
};
