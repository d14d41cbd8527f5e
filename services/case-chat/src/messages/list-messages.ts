import type { Message as MessageAnswer } from "@legal/contracts";
import type { User } from "@legal/service-kit";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { findRoom } from "../rooms/find-room.ts";
import { senderNames } from "../users/display-names.ts";
import { Message, type MessageRecord } from "./message-model.ts";
import { presentMessage } from "./present-message.ts";

interface Page {
  before?: number | undefined;
  after?: number | undefined;
  limit: number;
}

interface MessagePage {
  room: ChatRoomRecord;
  messages: MessageAnswer[];
}

const readPage = async (chatRoomId: string, { before, after, limit }: Page): Promise<MessageRecord[]> => {
  if (after !== undefined)
    return Message.find({ chatRoomId, seq: { $gt: after } })
      .sort({ seq: 1 })
      .limit(limit)
      .lean<MessageRecord[]>();
  const older = { chatRoomId, ...(before !== undefined && { seq: { $lt: before } }) };
  const newestFirst = await Message.find(older).sort({ seq: -1 }).limit(limit).lean<MessageRecord[]>();
  return newestFirst.toReversed();
};

/** By rising seq: the newest, those before a seq, or the first ones after one. */
export const listMessages = async (roomId: string, page: Page, reader: User): Promise<MessagePage> => {
  const room = await findRoom(roomId, reader);
  const messages = await readPage(roomId, page);
  const nameOf = await senderNames(messages);
  return { room, messages: messages.map((message) => presentMessage(message, room, nameOf(message))) };
};
