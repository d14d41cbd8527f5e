import { z } from "zod";
import { aiSource, deadlineAlert } from "./ai-answer.ts";
import { defineCall } from "./call.ts";
import { AI_TURN_STATUSES } from "./constants/assistant.ts";
import { guidance } from "./guidance.ts";
import { ERROR_CODES } from "./errors.ts";
import { id, idParams, timestamp } from "./ids.ts";
import {
  downloadAiConversationRoute,
  linkAiConversationRoute,
  listAiConversationsOfRoute,
  listAiConversationsRoute,
  myAiConversationsRoute,
} from "./routes/ai-conversations.ts";
import { pageQuery } from "./page-query.ts";

/** The way that the finder would show too, below an answer. */
export const answerGuidance = z.object({
  referral: guidance.shape.referral,
  route: guidance.shape.route,
  unsure: guidance.shape.unsure,
});
export type AnswerGuidance = z.output<typeof answerGuidance>;

export const aiMessage = z.object({
  id,
  /** Question and answer share it; the client may make it, and sends it again on a retry. */
  turnId: id,
  role: z.enum(["user", "assistant"]),
  /** Plain text. What could not be found in the knowledge carries a mark right behind it. */
  content: z.string(),
  /** Of an answer: `writing` until it is whole, `stopped` by the reader, `failed` with `error`. */
  status: z.enum(AI_TURN_STATUSES),
  error: z.enum(ERROR_CODES).nullable(),
  sources: z.array(aiSource),
  warnings: z.array(deadlineAlert),
  /** Statutes, case numbers and periods of this answer that are not in the knowledge, as `content` has them. */
  unverified: z.array(z.string()),
  /** Of an answer to a person in danger: nothing that sells is shown with it. */
  inDanger: z.boolean().optional(),
  /** Nothing answers the question, or the office does not help with it: the way to staff belongs to the answer. */
  handOver: z.boolean().optional(),
  guidance: answerGuidance.optional(),
  createdAt: timestamp,
});
export type AiMessage = z.output<typeof aiMessage>;

export const aiConversation = z.object({
  id,
  /** Null while the conversation is a visitor's. */
  userId: id.nullable(),
  chatRoomId: id.nullable(),
  serviceType: z.string(),
  messages: z.array(aiMessage),
  /** To staff alone: when the person last wrote as one in danger does. */
  dangerReportedAt: timestamp.optional(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type AiConversation = z.output<typeof aiConversation>;

/** The newest first; on the first page, before these and beyond `limit`, the one that is asked for. */
const conversationPageQuery = pageQuery.extend({
  conversationId: id.optional(),
  /** The case that it led to. */
  chatRoomId: id.optional(),
});

export const listAiConversationsCall = defineCall(listAiConversationsRoute, {
  access: "user",
  summary: "The caller's conversations with the assistant, newest first; pages through X-Next-Cursor",
  query: conversationPageQuery,
  response: z.array(aiConversation),
});

export const myAiConversationsCall = defineCall(myAiConversationsRoute, {
  access: "user",
  summary: "The same list under the name my page uses",
  query: conversationPageQuery,
  response: z.array(aiConversation),
});

export const listAiConversationsOfCall = defineCall(listAiConversationsOfRoute, {
  access: "admin",
  summary: "A customer's conversations with the assistant, for staff, newest first",
  params: z.strictObject({ userId: id }),
  query: conversationPageQuery,
  response: z.array(aiConversation),
});

export const downloadAiConversationCall = defineCall(downloadAiConversationRoute, {
  access: "user",
  summary: "The conversation as a Word file, for its owner and for staff",
  params: idParams,
});

export const linkAiConversationCall = defineCall(linkAiConversationRoute, {
  access: "user",
  summary: "Links the caller's conversation to the caller's case; anything else answers as absent",
  params: idParams,
  body: z.strictObject({ chatRoomId: id }),
  response: aiConversation,
});
