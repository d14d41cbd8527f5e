import type { Message as MessageAnswer } from "@legal/contracts";
import { fileRisksOf } from "../files/file-risks.ts";
import { fileUrlOf } from "../files/file-url.ts";
import type { MessageRecord } from "./message-model.ts";

interface ReadState {
  readSeqUser: number;
  readSeqAdmin: number;
}

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
  fileUrl: message.file && fileUrlOf(message.file.id),
  fileName: message.file?.name ?? null,
  fileSize: message.file?.size ?? null,
  fileType: message.file?.type ?? null,
  ...(message.file && fileRisksOf(message.file)),
  isRead: message.seq <= (message.sentByAdmin ? readSeqUser : readSeqAdmin),
  sentByAdmin: message.sentByAdmin,
  aiAutoResponse: message.aiAutoResponse,
  createdAt: message.createdAt.toISOString(),
});
