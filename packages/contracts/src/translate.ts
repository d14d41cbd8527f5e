import { z } from "zod";
import { defineCall } from "./call.ts";
import { MESSAGE_MAX_LENGTH } from "./constants/chat.ts";
import { id } from "./ids.ts";
import { languageSchema } from "./language.ts";
import { requiredText } from "./required-text.ts";
import { translateRoute } from "./routes/translate.ts";

export const translateCall = defineCall(translateRoute, {
  access: "user",
  summary:
    "Translates a text. With a room's message the server translates what it has stored, once per language, for those who may read the room",
  body: z
    .strictObject({
      /** Ignored when a message is named. */
      text: requiredText(MESSAGE_MAX_LENGTH, { required: "text.required", max: "text.max" }),
      targetLanguage: languageSchema,
      chatRoomId: id.optional(),
      messageId: id.optional(),
    })
    .refine(({ chatRoomId, messageId }) => (chatRoomId === undefined) === (messageId === undefined), {
      path: ["messageId"],
      error: "required",
    }),
  response: z.object({
    translatedText: z.string(),
    /** Amounts, dates, names and case numbers of the original that the translation does not repeat; empty = it agrees. */
    mismatch: z.array(z.string()),
  }),
});
