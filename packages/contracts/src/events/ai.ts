import { z } from "zod";
import { staffRead } from "../audit-log.ts";
import { MESSAGE_MAX_LENGTH } from "../constants/chat.ts";
import { defineEvent } from "../event.ts";
import { id } from "../ids.ts";

export const autoAnswered = defineEvent(
  "ai.auto-answered.v1",
  "A labelled acknowledgement for a member who waits",
  z.object({ roomId: id, seq: z.number().int(), content: z.string().min(1).max(MESSAGE_MAX_LENGTH) }),
  ({ roomId }) => roomId,
);

/**
 * Once for each turn with such words; a visitor's when a member makes the conversation their own; of a room, for what staff have
 * not answered. What was said stays where it is: `conversationId` is the room's where that is a room, and the
 * member's where it was typed for a recommendation, of which nothing is kept.
 */
export const dangerReported = defineEvent(
  "ai.danger-reported.v1",
  "Someone with an account wrote to the assistant, or in a case's room, as a person in danger does",
  z.object({ userId: id, conversationId: id, roomId: id.optional(), at: z.iso.datetime() }),
  ({ userId }) => userId,
);

export const aiDataRead = defineEvent(
  "ai.customer-data-read.v1",
  "Staff read or downloaded a customer's conversations with the assistant",
  staffRead,
  ({ key }) => key,
);
