import { z } from "zod";
import { defineCall } from "./call.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { getMessageFactsRoute, getRoomFactsRoute, getUnansweredMessagesRoute } from "./routes/case-facts.ts";

export const roomFacts = z.object({ id, userId: id, serviceType: z.string() });
export const messageFacts = z.object({ id, chatRoomId: id, userId: id, content: z.string() });
export type MessageFacts = z.output<typeof messageFacts>;

/** The newest that the customer wrote and staff have not answered, in their order. */
export const unansweredMessages = z.array(z.object({ content: z.string(), createdAt: timestamp }));
export type UnansweredMessages = z.output<typeof unansweredMessages>;

/** Whose room it is: enough for another service to decide what its caller may do with it. */
export const getRoomFactsCall = defineCall(getRoomFactsRoute, {
  access: "service",
  summary: "Whose room it is, or 404",
  params: idParams,
  response: roomFacts,
});

export const getMessageFactsCall = defineCall(getMessageFactsRoute, {
  access: "service",
  summary: "A message's text and its room's customer, or 404",
  params: idParams,
  response: messageFacts,
});

export const getUnansweredMessagesCall = defineCall(getUnansweredMessagesRoute, {
  access: "service",
  summary: "What the customer of a room wrote that staff have not answered, the newest twenty, or 404",
  params: idParams,
  response: unansweredMessages,
});
