import { z } from "zod";
import { aiMode, aiSource, deadlineAlert } from "./ai-answer.ts";
import { aiConversation, answerGuidance } from "./ai-conversations.ts";
import { defineCall } from "./call.ts";
import { serviceType } from "./chat-rooms.ts";
import { AI_MESSAGE_MAX_LENGTH, AI_MESSAGES_MAX, AI_TURN_STATUSES } from "./constants/assistant.ts";
import { errorBody } from "./errors.ts";
import { id, idParams } from "./ids.ts";
import { requiredText } from "./required-text.ts";
import { chatRoute, currentChatRoute, followChatRoute, regenerateChatRoute, stopChatRoute } from "./routes/ai-chat.ts";

const chatTurn = z.strictObject({
  role: z.enum(["user", "assistant"], "role.unknown"),
  content: z.string("aiMessage.required"),
});
export type ChatTurnInput = z.output<typeof chatTurn>;

const question = requiredText(AI_MESSAGE_MAX_LENGTH, { required: "aiMessage.required", max: "aiMessage.max" });

/**
 * The last message is the question. Earlier ones are the client's copy: with a `conversationId` they are ignored, and
 * without one the server looks for the conversation they belong to, or keeps only what the user said in them: together no more
 * than one question may hold.
 */
const chatMessages = z
  .array(chatTurn)
  .min(1, "aiMessage.required")
  .max(AI_MESSAGES_MAX, "aiMessages.max")
  .superRefine((messages, context) => {
    const last = messages.at(-1);
    if (!last) return;
    const path = [messages.length - 1, "content"];
    const parsed = question.safeParse(last.role === "user" ? last.content : "");
    for (const { message } of parsed.error?.issues ?? []) context.addIssue({ code: "custom", path, message });
    for (const [index, { role, content }] of messages.slice(0, -1).entries())
      if (role === "user" && content.length > AI_MESSAGE_MAX_LENGTH)
        context.addIssue({ code: "custom", path: [index, "content"], message: "aiMessage.max" });
    const length = messages.reduce((sum, { content }) => sum + content.length, 0);
    if (length > AI_MESSAGES_MAX * AI_MESSAGE_MAX_LENGTH)
      context.addIssue({ code: "custom", path: [], message: "aiMessages.max" });
  });

/** An answer that is whole. */
export const chatAnswer = z.object({
  response: z.string(),
  conversationId: id,
  turnId: id,
  mode: aiMode,
  status: z.enum(AI_TURN_STATUSES),
  sources: z.array(aiSource),
  warnings: z.array(deadlineAlert),
  unverified: z.array(z.string()),
  /** As in `started`. */
  inDanger: z.boolean().optional(),
  /** Nothing answers the question, or the office does not help with it: the way to staff belongs to the answer. */
  handOver: z.boolean().optional(),
  guidance: answerGuidance.optional(),
});
export type ChatAnswer = z.output<typeof chatAnswer>;

/**
 * What `data:` lines carry when an answer is streamed, in this order:
 * `started` once, at once · `warnings` once, when a period threatens · `delta` many times, each a checked piece of plain
 * text to append · and in the end either `done`, with the whole text as it is stored, or `error`. Lines that begin with
 * a colon only keep the connection open. A stream that ends with neither was cut: follow the conversation to go on.
 */
export const chatStreamEvent = z.union([
  z.object({
    started: z.literal(true),
    conversationId: id,
    turnId: id,
    mode: aiMode,
    /** The person may be in danger: numbers to call come first, and nothing that sells is shown. */
    inDanger: z.boolean().optional(),
  }),
  z.object({ warnings: z.array(deadlineAlert), done: z.undefined().optional() }),
  z.object({ delta: z.string() }),
  chatAnswer.extend({ done: z.literal(true) }),
  z.object({ error: errorBody }),
]);
export type ChatStreamEvent = z.output<typeof chatStreamEvent>;

export const chatCall = defineCall(chatRoute, {
  access: "anyone",
  summary:
    "Asks the assistant. JSON, or a stream of `data:` lines with Accept: text/event-stream; the same turnId again gives the same turn",
  body: z.strictObject({
    serviceType,
    messages: chatMessages,
    conversationId: id.optional(),
    turnId: id.optional(),
  }),
  response: chatAnswer,
});

export const currentChatCall = defineCall(currentChatRoute, {
  access: "anyone",
  summary: "The caller's newest conversation about a service, a visitor's too; null when there is none",
  query: z.strictObject({ serviceType }),
  response: aiConversation.nullable(),
});

export const followChatCall = defineCall(followChatRoute, {
  access: "anyone",
  summary:
    "One conversation of the caller. With Accept: text/event-stream its newest answer from the start, going on while it is written",
  params: idParams,
  response: aiConversation,
});

export const stopChatCall = defineCall(stopChatRoute, {
  access: "anyone",
  summary: "Ends the answer that is being written; what was written stays",
  params: idParams,
  response: aiConversation,
});

export const regenerateChatCall = defineCall(regenerateChatRoute, {
  access: "anyone",
  summary: "Answers the last question again, in place of the last answer; JSON or a stream, as asking",
  params: idParams,
  response: chatAnswer,
});
