import { z } from "zod";
import { defineCall } from "./call.ts";
import { id, idParams } from "./ids.ts";
import { getMessageFactsRoute, getRoomFactsRoute } from "./routes/case-facts.ts";

export const roomFacts = z.object({ id, userId: id, serviceType: z.string() });
export const messageFacts = z.object({ id, chatRoomId: id, userId: id, content: z.string() });
export type MessageFacts = z.output<typeof messageFacts>;

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
