import type { Message as MessageAnswer } from "@legal/contracts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import type { Draft } from "./draft-message.ts";
import { storeInTurn, type Stored } from "./message-writer.ts";
import { presentMessage } from "./present-message.ts";

export interface Sent {
  message: MessageAnswer;
  /** It was stored before, under the same clientMessageId. */
  repeated: boolean;
}

const UNREAD = { readSeqUser: 0, readSeqAdmin: 0 };

/** Nobody can have read what was only stored now. */
const readStateOf = async ({ message, repeated }: Stored) =>
  repeated ? ((await ChatRoom.findOne({ _id: message.chatRoomId }).lean<ChatRoomRecord>()) ?? UNREAD) : UNREAD;

/** Stores a message for good before it returns. Sending it again under its clientMessageId gives the stored one. */
export const sendMessage = async (draft: Draft): Promise<Sent> => {
  const stored = await storeInTurn(draft);
  const { message, repeated } = stored;
  return { message: presentMessage(message, await readStateOf(stored), draft.senderName), repeated };
};
