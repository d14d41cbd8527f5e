import { z } from "zod";
import {
  AI_FIRST_WORDS_LENGTH,
  AI_MESSAGE_MAX_LENGTH,
  AI_MESSAGES_MAX,
  AI_MODES,
  AI_RECOMMENDATIONS_MAX,
  AI_SITUATION_MAX_LENGTH,
  AI_TURN_STATUSES,
  AI_VISITOR_CONVERSATIONS_MAX,
} from "./constants.ts";
import { defineCall } from "./call.ts";
import { serviceType } from "./chat-rooms.ts";
import { ERROR_CODES, errorBody } from "./errors.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { requiredText } from "./required-text.ts";
import {
  aiStatusRoute,
  chatRoute,
  claimVisitorConversationsRoute,
  currentChatRoute,
  downloadAiConversationRoute,
  followChatRoute,
  forgetVisitorConversationsRoute,
  linkAiConversationRoute,
  listAiConversationsOfRoute,
  listAiConversationsRoute,
  listVisitorConversationsRoute,
  myAiConversationsRoute,
  recommendRoute,
  regenerateChatRoute,
  stopChatRoute,
} from "./routes/ai.ts";

/** Which assistant answers: the model of a provider, or the built-in one that knows only this platform's texts. */
export const aiMode = z.enum(AI_MODES);

const confidence = z.enum(["official", "statute", "secondary"]);

/** A piece of the platform's knowledge that an answer rests on, in the reader's language. */
export const aiSource = z.object({
  /** Stable: `service:<id>`, `rule:<id>`, `fact:<id>`. */
  id: z.string(),
  title: z.string(),
  /** For reading: `민사소송법 제468조`. Empty for the platform's own texts. */
  statutes: z.array(z.string()),
  confidence: confidence.nullable(),
  /** The day the piece was last checked, `yyyy-MM-dd`. */
  asOf: z.string(),
  serviceTypes: z.array(z.string()),
});
export type AiSource = z.output<typeof aiSource>;

/** A period that threatens the person who wrote; shown apart from the answer, with a way to staff (admin support). */
export const deadlineAlert = z.object({
  /** Id of the rule in the catalogue. */
  rule: z.string(),
  title: z.string(),
  text: z.string(),
  statutes: z.array(z.string()),
  confidence,
  /** How periods are counted, and that the court's own figure prevails. */
  note: z.string(),
  serviceTypes: z.array(z.string()),
});
export type DeadlineAlert = z.output<typeof deadlineAlert>;

const situation = requiredText(AI_SITUATION_MAX_LENGTH, { required: "situation.required", max: "situation.max" });

export const recommendation = z.object({ serviceId: z.string(), reason: z.string() });
export type Recommendation = z.output<typeof recommendation>;

export const recommendCall = defineCall(recommendRoute, {
  access: "anyone",
  summary: "Up to five services that fit a situation, best first, each with a reason; empty when none fits",
  body: z.strictObject({ situation }),
  response: z.object({
    recommendations: z.array(recommendation).max(AI_RECOMMENDATIONS_MAX),
    /** Periods that the situation puts at risk. */
    warnings: z.array(deadlineAlert),
    mode: aiMode,
  }),
});
export type RecommendAnswer = z.output<typeof recommendCall.response & object>;

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
  /** Statutes, case numbers and periods of this answer that are not in the knowledge, as they stand in `content`. */
  unverified: z.array(z.string()),
  createdAt: timestamp,
});
export type AiMessage = z.output<typeof aiMessage>;

export const aiConversation = z.object({
  id,
  /** Null while the talk is a visitor's. */
  userId: id.nullable(),
  chatRoomId: id.nullable(),
  serviceType: z.string(),
  messages: z.array(aiMessage),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type AiConversation = z.output<typeof aiConversation>;

const chatTurn = z.strictObject({
  role: z.enum(["user", "assistant"], "role.unknown"),
  content: z.string("aiMessage.required"),
});

export type ChatTurnInput = z.output<typeof chatTurn>;

const question = requiredText(AI_MESSAGE_MAX_LENGTH, { required: "aiMessage.required", max: "aiMessage.max" });

/**
 * The last message is the question. Earlier ones are the client's copy: with a `conversationId` they are ignored, and
 * without one the server looks for the talk they belong to, or keeps only what the user said in them: together no more
 * than one question may hold.
 */
const chatMessages = z
  .array(chatTurn)
  .min(1, "aiMessage.required")
  .max(AI_MESSAGES_MAX, "aiMessages.max")
  .superRefine((messages, context) => {
    const path = [messages.length - 1, "content"];
    const last = messages.at(-1);
    const parsed = question.safeParse(last?.role === "user" ? last.content : "");
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
});
export type ChatAnswer = z.output<typeof chatAnswer>;

/**
 * What `data:` lines carry when an answer is streamed, in this order:
 * `started` once, at once · `warnings` once, when a period threatens · `delta` many times, each a checked piece of plain
 * text to append · and in the end either `done`, with the whole text as it is stored, or `error`. Lines that begin with
 * a colon only keep the connection open. A stream that ends with neither was cut: follow the talk to go on.
 */
export const chatStreamEvent = z.union([
  z.object({ started: z.literal(true), conversationId: id, turnId: id, mode: aiMode }),
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
  summary: "The caller's newest talk about a service, a visitor's too; null when there is none",
  query: z.strictObject({ serviceType }),
  response: aiConversation.nullable(),
});

export const followChatCall = defineCall(followChatRoute, {
  access: "anyone",
  summary:
    "One talk of the caller. With Accept: text/event-stream its newest answer from the start, going on while it is written",
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
  summary: "Answers the last question anew in place of the last answer; JSON or a stream, as asking",
  params: idParams,
  response: chatAnswer,
});

export const aiStatusCall = defineCall(aiStatusRoute, {
  access: "anyone",
  summary: "Which assistant answers, and whether messages can be translated",
  response: z.object({ mode: aiMode, translation: z.boolean() }),
});

/** A visitor's talk that waits for a decision: enough to tell whether it is one's own. */
export const visitorConversation = z.object({
  id,
  serviceType: z.string(),
  /** How the first question begins. */
  firstWords: z.string().max(AI_FIRST_WORDS_LENGTH),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type VisitorConversation = z.output<typeof visitorConversation>;

/** Those that the member was shown, so that nothing moves or goes that they did not see. */
const visitorConversationIds = z.strictObject({
  ids: z.array(id).min(1, "visitorConversations.range").max(AI_VISITOR_CONVERSATIONS_MAX, "visitorConversations.range"),
});

export const listVisitorConversationsCall = defineCall(listVisitorConversationsRoute, {
  access: "user",
  summary:
    "What was asked in this browser by a visitor and is nobody's yet, newest first; empty without a visitor cookie",
  response: z.array(visitorConversation).max(AI_VISITOR_CONVERSATIONS_MAX),
});

export const claimVisitorConversationsCall = defineCall(claimVisitorConversationsRoute, {
  access: "user",
  summary:
    "Moves talks of this browser's visitor to the caller; answers which of those named are the caller's now, however often it is sent",
  body: visitorConversationIds,
  response: z.object({ ids: z.array(id) }),
});

export const forgetVisitorConversationsCall = defineCall(forgetVisitorConversationsRoute, {
  access: "user",
  summary: "Deletes talks of this browser's visitor for good; others stay, whoever names them",
  body: visitorConversationIds,
  status: 204,
});

const conversationsQuery = z.strictObject({
  cursor: z.string().max(200, "cursor.invalid").optional(),
  limit: z.coerce.number("limit.range").int("limit.range").min(1, "limit.range").max(200, "limit.range").default(50),
});

export const listAiConversationsCall = defineCall(listAiConversationsRoute, {
  access: "user",
  summary: "The caller's talks with the assistant, newest first; pages through X-Next-Cursor",
  query: conversationsQuery,
  response: z.array(aiConversation),
});

export const myAiConversationsCall = defineCall(myAiConversationsRoute, {
  access: "user",
  summary: "The same list under the name my page uses",
  query: conversationsQuery,
  response: z.array(aiConversation),
});

export const listAiConversationsOfCall = defineCall(listAiConversationsOfRoute, {
  access: "admin",
  summary: "A customer's talks with the assistant, for staff, newest first",
  params: z.strictObject({ userId: id }),
  query: conversationsQuery,
  response: z.array(aiConversation),
});

export const downloadAiConversationCall = defineCall(downloadAiConversationRoute, {
  access: "user",
  summary: "The talk as a Word file, for its owner and for staff",
  params: idParams,
});

export const linkAiConversationCall = defineCall(linkAiConversationRoute, {
  access: "user",
  summary: "Ties the caller's talk to the caller's case; anything else answers as absent",
  params: idParams,
  body: z.strictObject({ chatRoomId: id }),
  response: aiConversation,
});
