import type { Message as MessageAnswer } from "@legal/contracts";
import { presentFile } from "../files/attached-file.ts";
import type { MessageRecord } from "./message-model.ts";

interface ReadState {
  readSeqUser: number;
  readSeqAdmin: number;
}

export const UNREAD: ReadState = { readSeqUser: 0, readSeqAdmin: 0 };

const NO_FILE = { fileUrl: null, fileName: null, fileSize: null, fileType: null };

export const presentMessage = (
  message: MessageRecord,
  { readSeqUser, readSeqAdmin }: ReadState,
  senderName: string | null,
): MessageAnswer => ({
  id: message._id,
  chatRoomId: message.chatRoomId,
  seq: message.seq,
  senderId: message.senderId,
  senderName,
  clientMessageId: message.clientMessageId,
  content: message.content,
  ...(message.file ? presentFile(message.file) : NO_FILE),
  isRead: message.seq <= (message.sentByAdmin ? readSeqUser : readSeqAdmin),
  sentByAdmin: message.sentByAdmin,
  aiAutoResponse: message.aiAutoResponse,
  createdAt: message.createdAt.toISOString(),
});
