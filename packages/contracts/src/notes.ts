import { z } from "zod";
import { defineCall } from "./call.ts";
import { MENTIONS_MAX, NOTE_MAX_LENGTH } from "./constants/staff.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { mentionedIn } from "./mentions.ts";
import { requiredText } from "./required-text.ts";
import { addNoteRoute, deleteNoteRoute, editNoteRoute, listNotesRoute } from "./routes/notes.ts";
import { pageQuery } from "./page-query.ts";

/** Staff's note on a case; no answer to a member ever holds one. */
export const caseNote = z.object({
  id,
  chatRoomId: id,
  authorId: id,
  /** Null when the author's account is gone. */
  authorName: z.string().nullable(),
  /** A colleague is named in it as `mentionOf` writes it. */
  content: z.string(),
  /** Those it names who are staff now; absent in answers of the release before. */
  mentions: z.array(z.object({ id, name: z.string() })).optional(),
  createdAt: timestamp,
  /** Null until the author changes it. */
  editedAt: timestamp.nullable(),
});
export type CaseNote = z.output<typeof caseNote>;

const body = z.strictObject({
  content: requiredText(NOTE_MAX_LENGTH, { required: "note.required", max: "note.max" }).refine(
    (content) => mentionedIn(content).length <= MENTIONS_MAX,
    "note.mentions",
  ),
});
const noteParams = z.strictObject({ id, noteId: id });

export const listNotesCall = defineCall(listNotesRoute, {
  access: "admin",
  summary: "The staff's notes on a case, newest first; pages through X-Next-Cursor",
  params: idParams,
  query: pageQuery,
  response: z.array(caseNote),
});

export const addNoteCall = defineCall(addNoteRoute, {
  access: "admin",
  summary: "Adds a note that only staff read; the same Idempotency-Key returns the stored one",
  status: 201,
  params: idParams,
  body,
  response: caseNote,
});

export const editNoteCall = defineCall(editNoteRoute, {
  access: "admin",
  summary: "Changes a note of the caller's own; 409 CONFLICT when it was changed since the caller saw it",
  params: noteParams,
  /** `seenEditedAt`: of the note that the caller saw; absent from a screen of the release before. */
  body: body.extend({ seenEditedAt: timestamp.nullish() }),
  response: caseNote,
});

export const deleteNoteCall = defineCall(deleteNoteRoute, {
  access: "admin",
  summary: "Removes a note of the caller's own",
  status: 204,
  params: noteParams,
});
