import { addNoteCall, deleteNoteCall, editNoteCall, listNotesCall } from "@legal/contracts";
import { createRouter, idempotencyKeyOf, parse, requireAdmin, staffReaderOf, userOf } from "@legal/service-kit";
import type { Response } from "express";
import { recordAccess } from "../audit-log/record-access.ts";
import { listNotes } from "./list-notes.ts";
import type { NoteRecord } from "./note-model.ts";
import { presentNotes } from "./present-note.ts";
import { addNote, deleteNote, editNote } from "./write-note.ts";

const answer = async (res: Response, note: NoteRecord, status = 200): Promise<void> => {
  const [shown] = await presentNotes([note]);
  res.status(status).json(shown);
};

/** Staff's internal notes on a case. No route without requireAdmin may read the notes. */
export const noteRoutes = createRouter();

noteRoutes.get(listNotesCall.path, requireAdmin, async (req, res) => {
  const { params, query } = parse(listNotesCall, req);
  const { room, notes, nextCursor } = await listNotes(params.id, query, userOf(req));
  await recordAccess(staffReaderOf(req), "notes-read", [room]);
  if (nextCursor) res.set("X-Next-Cursor", nextCursor);
  res.json(await presentNotes(notes));
});

noteRoutes.post(addNoteCall.path, requireAdmin, async (req, res) => {
  const { params, body } = parse(addNoteCall, req);
  const note = await addNote(params.id, { ...body, idempotencyKey: idempotencyKeyOf(req) }, userOf(req));
  await answer(res, note, addNoteCall.status);
});

noteRoutes.patch(editNoteCall.path, requireAdmin, async (req, res) => {
  const { params, body } = parse(editNoteCall, req);
  const note = await editNote(params.id, params.noteId, body, userOf(req));
  await answer(res, note);
});

noteRoutes.delete(deleteNoteCall.path, requireAdmin, async (req, res) => {
  const { params } = parse(deleteNoteCall, req);
  await deleteNote(params.id, params.noteId, userOf(req));
  res.status(deleteNoteCall.status).end();
});
