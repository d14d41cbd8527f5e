import { z } from "zod";
import { defineCall } from "./call.ts";
import { chatRoom } from "./chat-rooms.ts";
import { CASE_NAME_MAX } from "./constants/cases.ts";
import { idParams } from "./ids.ts";
import { isVisible, oneLine } from "./plain-text.ts";
import { setCaseNameRoute } from "./routes/case-name.ts";

/** Null and what cannot be seen are no name. */
const caseName = z
  .string("caseName.max")
  .transform(oneLine)
  .pipe(z.string().max(CASE_NAME_MAX, "caseName.max"))
  .transform((name) => (isVisible(name) ? name : null))
  .nullable();

export const setCaseNameCall = defineCall(setCaseNameRoute, {
  access: "user",
  summary: "What the customer calls a case of their own; null or an empty text removes the name",
  params: idParams,
  body: z.strictObject({ caseName }),
  response: chatRoom,
});
