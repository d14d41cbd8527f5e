import { newId, validationFailed, type User } from "@legal/service-kit";
import { canEnter, sideOf } from "../rooms/chat-room-policy.ts";
import { roomNotFound } from "../rooms/find-room.ts";
import { findRoomCustomer } from "../rooms/find-room-customer.ts";
import { fileIdOf } from "../files/attached-file.ts";
import { senderNames } from "../users/display-names.ts";
import { messageText } from "./message-text.ts";

/** A message as a client sends it. */
export interface SendMessageInput {
  chatRoomId: string;
  clientMessageId?: string | undefined;
  content?: string | null | undefined;
  fileUrl?: string | null | undefined;
}

/** A message that may be stored as it is: the sender may write in the room and it is not empty. */
export interface Draft {
  chatRoomId: string;
  senderId: string;
  senderName: string | null;
  clientMessageId: string;
  content: string;
  fileId: string | null;
  sentByAdmin: boolean;
  aiAutoResponse: boolean;
}

const readFileId = (fileUrl: string | null | undefined): string | null => {
  if (!fileUrl) return null;
  const fileId = fileIdOf(fileUrl);
  if (!fileId) throw validationFailed([{ path: "fileUrl", message: "invalid" }]);
  return fileId;
};

export const draftMessage = async (input: SendMessageInput, sender: User): Promise<Draft> => {
  const { chatRoomId, clientMessageId = newId() } = input;
  const userId = await findRoomCustomer(chatRoomId);
  if (userId === undefined || !canEnter({ userId }, sender)) throw roomNotFound();
  const fileId = readFileId(input.fileUrl);
  const said = { senderId: sender.id, sentByAdmin: sideOf({ userId }, sender) === "admin" };
  const nameOf = await senderNames([said]);
  return {
    chatRoomId,
    ...said,
    senderName: nameOf(said),
    clientMessageId,
    content: messageText(input.content, fileId !== null),
    fileId,
    aiAutoResponse: false,
  };
};
