import type { Message as MessageAnswer } from "@legal/contracts";
import { broadcast } from "../broadcasts/broadcast.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import type { Draft } from "./draft-message.ts";
import { enqueueMessage, type Stored } from "./message-writer.ts";
import { presentMessage, UNREAD } from "./present-message.ts";

/** A message that was only stored now has not been read. */
const readStateOf = async ({ message, repeated }: Stored) =>
  repeated ? ((await ChatRoom.findOne({ _id: message.chatRoomId }).lean<ChatRoomRecord>()) ?? UNREAD) : UNREAD;

/** Resolves when the message is stored. Sending it again under its clientMessageId returns the stored one. */
export const sendMessage = async (draft: Draft): Promise<MessageAnswer> => {
  const stored = await enqueueMessage(draft);
  const { message, repeated } = stored;
  // A repetition may follow a crash between storing and broadcasting: the room's lastSeq lets screens notice a gap.
  if (repeated) broadcast({ what: "room-changed", roomId: message.chatRoomId });
  return presentMessage(message, await readStateOf(stored), draft.senderName);
};
