import { conflict, forbidden, keyedId, newId, notFound, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { publishMentions, publishNote } from "./publish-note.ts";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { roomNotFound } from "../rooms/find-room.ts";
import { findRoomCustomer } from "../rooms/find-room-customer.ts";
import { Note, type NoteRecord } from "./note-model.ts";

/** Staff whose own case it is are its customer there, from whom notes are kept. */
const assertMayWrite = async (chatRoomId: string, author: User): Promise<void> => {
  if (author.role !== "admin") throw forbidden();
  if ((await findRoomCustomer(chatRoomId)) === author.id) throw forbidden("the case is the author's own");
};

/** A write to the room, so that a note and the room's removal, or two notes and their count, exclude each other. */
const lockNotes = async (chatRoomId: string, session: ClientSession): Promise<void> => {
  const { matchedCount } = await ChatRoom.updateOne({ _id: chatRoomId }, { $inc: { notes: 1 } }, { session });
  if (matchedCount === 0) throw roomNotFound();
};

/** Counted each time: the release before adds and removes notes without counting. */
const countNotes = async (chatRoomId: string, session: ClientSession): Promise<void> => {
  const noteCount = await Note.countDocuments({ chatRoomId }).session(session);
  await ChatRoom.updateOne({ _id: chatRoomId }, { $set: { noteCount } }, { session });
  broadcast({ what: "notes-changed", roomId: chatRoomId, noteCount }, session);
};

/** Under the same key it gives what is there: its sender repeats a note whose answer was lost. */
export const addNote = async (
  chatRoomId: string,
  { content, idempotencyKey }: { content: string; idempotencyKey: string | undefined },
  author: User,
): Promise<NoteRecord> => {
  await assertMayWrite(chatRoomId, author);
  const note: NoteRecord = {
    _id: idempotencyKey === undefined ? newId() : keyedId("note", author.id, chatRoomId, idempotencyKey),
    chatRoomId,
    authorId: author.id,
    content,
    createdAt: new Date(),
    editedAt: null,
  };
  return inTransaction(async (session) => {
    await lockNotes(chatRoomId, session);
    const earlier = await Note.findById(note._id).session(session).lean<NoteRecord>();
    if (earlier && earlier.content !== content) throw conflict("CONFLICT", "idempotencyKey");
    if (earlier) return earlier;
    await Note.create([note], { session });
    await countNotes(chatRoomId, session);
    await publishNote(note, session);
    return note;
  });
};

/** A note belongs to who wrote it: colleagues read it, and neither change nor remove it. */
const ownNote = async (chatRoomId: string, noteId: string, author: User): Promise<NoteRecord> => {
  await assertMayWrite(chatRoomId, author);
  const note = await Note.findOne({ _id: noteId, chatRoomId }).lean<NoteRecord>();
  if (!note) throw notFound("note");
  if (note.authorId !== author.id) throw forbidden("the note is a colleague's");
  return note;
};

interface NoteChange {
  content: string;
  /** When the note that the author saw was edited; absent from a screen of the release before. */
  seenEditedAt?: string | null | undefined;
}

/** Changes the note that its author saw: a newer one of theirs, of another tab, is not written over. */
export const editNote = async (
  chatRoomId: string,
  noteId: string,
  { content, seenEditedAt }: NoteChange,
  author: User,
): Promise<NoteRecord> => {
  const note = await ownNote(chatRoomId, noteId, author);
  if (note.content === content) return note;
  const change = { content, editedAt: new Date() };
  const seen = seenEditedAt === undefined ? {} : { editedAt: seenEditedAt === null ? null : new Date(seenEditedAt) };
  return inTransaction(async (session) => {
    const before = await Note.findOneAndUpdate(
      { _id: noteId, ...seen },
      { $set: change },
      { session },
    ).lean<NoteRecord>();
    if (!before && (await Note.exists({ _id: noteId }).session(session))) throw conflict("CONFLICT");
    if (!before) throw notFound("note");
    await publishMentions({ ...before, ...change }, before.content, session);
    broadcast({ what: "notes-changed", roomId: chatRoomId }, session);
    return { ...before, ...change };
  });
};

export const deleteNote = async (chatRoomId: string, noteId: string, author: User): Promise<void> => {
  await ownNote(chatRoomId, noteId, author);
  await inTransaction(async (session) => {
    await lockNotes(chatRoomId, session);
    await Note.deleteOne({ _id: noteId }, { session });
    await countNotes(chatRoomId, session);
  });
};
