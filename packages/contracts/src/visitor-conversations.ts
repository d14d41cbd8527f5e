import { z } from "zod";
import { defineCall } from "./call.ts";
import { AI_FIRST_WORDS_LENGTH, AI_VISITOR_CONVERSATIONS_MAX } from "./constants/assistant.ts";
import { id, timestamp } from "./ids.ts";
import {
  claimVisitorConversationsRoute,
  forgetVisitorConversationsRoute,
  listVisitorConversationsRoute,
} from "./routes/visitor-conversations.ts";

/** A visitor's conversation that waits for a decision: enough to recognise one's own. */
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
    "What a visitor asked in this browser and no account has claimed, newest first; empty without a visitor cookie",
  response: z.array(visitorConversation).max(AI_VISITOR_CONVERSATIONS_MAX),
});

export const claimVisitorConversationsCall = defineCall(claimVisitorConversationsRoute, {
  access: "user",
  summary:
    "Moves conversations of this browser's visitor to the caller; answers which of those named are the caller's now, however often it is sent",
  body: visitorConversationIds,
  response: z.object({ ids: z.array(id) }),
});

export const forgetVisitorConversationsCall = defineCall(forgetVisitorConversationsRoute, {
  access: "user",
  summary: "Deletes conversations of this browser's visitor for good; others are left alone",
  body: visitorConversationIds,
  status: 204,
});
