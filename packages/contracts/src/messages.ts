import { z } from "zod";
import { defineCall } from "./call.ts";
import { chatRoom } from "./chat-rooms.ts";
import { fileRisks } from "./files.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { listMessagesRoute, markReadRoute } from "./routes/messages.ts";
import { limit } from "./page-query.ts";

export const message = z.object({
  id,
  chatRoomId: id,
  /** Rises by one per room, from 1. */
  seq: z.number().int(),
  senderId: id,
  /** How the sender is called in the room; null for staff without a display name, whose login name no customer reads. */
  senderName: z.string().nullable(),
  clientMessageId: z.string(),
  content: z.string(),
  fileUrl: z.string().nullable(),
  fileName: z.string().nullable(),
  fileSize: z.number().int().nullable(),
  fileType: z.string().nullable(),
  fileRisks,
  isRead: z.boolean(),
  sentByAdmin: z.boolean(),
  aiAutoResponse: z.boolean(),
  createdAt: timestamp,
});
export type Message = z.output<typeof message>;

const seq = z.coerce.number("seq.range").int("seq.range").min(0, "seq.range").max(Number.MAX_SAFE_INTEGER, "seq.range");

export const listMessagesCall = defineCall(listMessagesRoute, {
  access: "user",
  summary: "Messages by rising seq: the newest, those before a seq, or those after one",
  params: idParams,
  query: z
    .strictObject({ before: seq.optional(), after: seq.optional(), limit: limit.default(50) })
    .refine((query) => query.before === undefined || query.after === undefined, {
      path: ["before"],
      error: "cursor.invalid",
    }),
  response: z.array(message),
});

export const markReadCall = defineCall(markReadRoute, {
  access: "user",
  summary: "Marks the room as read by the caller's side: everything, or up to the message that was the newest seen",
  params: idParams,
  body: z.object({ upTo: seq.optional() }),
  response: chatRoom,
});
