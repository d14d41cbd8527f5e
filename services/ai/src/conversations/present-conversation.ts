import type { AiConversation, AiMessage } from "@legal/contracts";
import type { ConversationRecord, MessageRecord } from "./conversation-model.ts";
import { wholeAnswer } from "./whole-answer.ts";

/** An answer that was being written for longer than any may take was cut off with its process. */
export const statusOf = ({ status, createdAt }: MessageRecord, longestMs: number): AiMessage["status"] =>
  status === "writing" && Date.now() - createdAt.getTime() > longestMs ? "failed" : status;

const presentMessage = (stored: MessageRecord, longestMs: number): AiMessage => {
  const message = statusOf(stored, longestMs) === "failed" ? wholeAnswer(stored) : stored;
  const status = statusOf(message, longestMs);
  return {
    id: message.id,
    turnId: message.turnId,
    role: message.role,
    content: message.content,
    status,
    error: status === "failed" ? (message.error ?? "AI_UNAVAILABLE") : message.error,
    sources: [...message.sources],
    warnings: [...message.warnings],
    unverified: [...message.unverified],
    ...(message.inDanger && { inDanger: true }),
    ...(message.handOver && { handOver: true }),
    ...(message.guidance && { guidance: message.guidance }),
    createdAt: message.createdAt.toISOString(),
  };
};

/** `longestMs`: how long an answer may be written. */
export const presentConversation = (conversation: ConversationRecord, longestMs: number): AiConversation => ({
  id: conversation._id,
  userId: conversation.userId,
  chatRoomId: conversation.chatRoomId,
  serviceType: conversation.serviceType,
  messages: conversation.messages.map((message) => presentMessage(message, longestMs)),
  createdAt: conversation.createdAt.toISOString(),
  updatedAt: conversation.updatedAt.toISOString(),
});

/** What staff see too; the person does not see what was made of their words. */
export const presentForStaff = (conversation: ConversationRecord, longestMs: number): AiConversation => ({
  ...presentConversation(conversation, longestMs),
  ...(conversation.dangerReportedAt && { dangerReportedAt: conversation.dangerReportedAt.toISOString() }),
});
