import { z } from "zod";
import { defineCall } from "./call.ts";
import { chatRoom } from "./chat-rooms.ts";
import { id } from "./ids.ts";
import { tickItemRoute } from "./routes/case-checklist.ts";

/** The name of a thing to prepare, as the catalogue has it: lower case words and hyphens. */
const item = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*$/)
  .max(40);

export const tickItemCall = defineCall(tickItemRoute, {
  access: "user",
  summary: "Ticks a thing to prepare for a case, or takes the tick off; customer and staff do so in one list",
  params: z.strictObject({ id, item }),
  body: z.strictObject({
    done: z.boolean("done.required"),
    /** A file of the room that is the thing; its tick is the caller's then. */
    fileUrl: z.string().max(200).optional(),
  }),
  response: chatRoom,
});
