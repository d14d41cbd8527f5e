import { z } from "zod";
import { defineCall } from "./call.ts";
import { MESSAGE_MAX_LENGTH } from "./constants/chat.ts";
import { DEFAULT_LANGUAGE, inEachLanguage } from "./constants/language.ts";
import { CANNED_TITLE_MAX, isTemplateVariable } from "./constants/staff.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { isVisible, oneLine, plainText } from "./plain-text.ts";
import {
  addCannedReplyRoute,
  deleteCannedReplyRoute,
  editCannedReplyRoute,
  listCannedRepliesRoute,
} from "./routes/canned-replies.ts";

const VARIABLE = /\{([a-zA-Z]+)\}/g;
const knowsItsVariables = (text: string): boolean =>
  [...text.matchAll(VARIABLE)].every(([, name = ""]) => isTemplateVariable(name));

const title = z
  .string("cannedTitle.required")
  .transform(oneLine)
  .pipe(z.string().max(CANNED_TITLE_MAX, "cannedTitle.max").refine(isVisible, "cannedTitle.required"));
/** Empty where there is none in that language. */
const text = z
  .string()
  .transform(plainText)
  .pipe(z.string().max(MESSAGE_MAX_LENGTH, "content.max").refine(knowsItsVariables, "variable.unknown"))
  .default("");
const texts = z
  .strictObject(inEachLanguage(() => text))
  .refine((all) => Object.values(all).some(isVisible), { path: [DEFAULT_LANGUAGE], error: "cannedText.required" });

/** A canned reply, shared among staff; `{customer}` and the like stand for what the case says there. */
export const cannedReply = z.object({
  id,
  title: z.string(),
  texts: z.object(inEachLanguage(() => z.string())),
  /** Rises with each change; a change names the version it was made upon. */
  version: z.number().int(),
  /** Who changed it last; null when that account is gone. */
  editorName: z.string().nullable(),
  updatedAt: timestamp,
});
export type CannedReply = z.output<typeof cannedReply>;

export const listCannedRepliesCall = defineCall(listCannedRepliesRoute, {
  access: "admin",
  summary: "All canned replies, by title",
  response: z.array(cannedReply),
});

export const addCannedReplyCall = defineCall(addCannedReplyRoute, {
  access: "admin",
  summary: "Adds a canned reply for all staff",
  status: 201,
  body: z.strictObject({ title, texts }),
  response: cannedReply,
});

export const editCannedReplyCall = defineCall(editCannedReplyRoute, {
  access: "admin",
  summary: "Changes a canned reply; 409 CONFLICT when a colleague changed it meanwhile",
  params: idParams,
  body: z.strictObject({ title, texts, version: z.number().int().min(1) }),
  response: cannedReply,
});

export const deleteCannedReplyCall = defineCall(deleteCannedReplyRoute, {
  access: "admin",
  summary: "Removes a canned reply; repeating it is harmless",
  status: 204,
  params: idParams,
});
