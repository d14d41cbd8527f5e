import { forbidden, newId, notFound, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { announceMentions, announceNote } from "./announce-note.ts";
import { ChatRoom } from "../rooms/chat-room-model.ts";
import { roomNotFound } from "../rooms/find-room.ts";
import { Note, type NoteRecord } from "./note-model.ts";

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

export const addNote = async (chatRoomId: string, content: string, author: User): Promise<NoteRecord> => {
  if (author.role !== "admin") throw forbidden();
  const note: NoteRecord = {
    _id: newId(),
    chatRoomId,
    authorId: author.id,
    content,
    createdAt: new Date(),
    editedAt: null,
  };
  return inTransaction(async (session) => {
    await lockNotes(chatRoomId, session);
    await Note.create([note], { session });
    await countNotes(chatRoomId, session);
    await announceNote(note, session);
    return note;
  });
};

/** A note belongs to who wrote it: colleagues read it, and neither change nor remove it. */
const ownNote = async (chatRoomId: string, noteId: string, author: User): Promise<NoteRecord> => {
  if (author.role !== "admin") throw forbidden();
  const note = await Note.findOne({ _id: noteId, chatRoomId }).lean<NoteRecord>();
  if (!note) throw notFound("note");
  if (note.authorId !== author.id) throw forbidden("the note is a colleague's");
  return note;
};

export const editNote = async (
  chatRoomId: string,
  noteId: string,
  content: string,
  author: User,
): Promise<NoteRecord> => {
  const note = await ownNote(chatRoomId, noteId, author);
  if (note.content === content) return note;
  const change = { content, editedAt: new Date() };
  return inTransaction(async (session) => {
    const before = await Note.findOneAndUpdate({ _id: noteId }, { $set: change }, { session }).lean<NoteRecord>();
    if (!before) throw notFound("note");
    await announceMentions({ ...before, ...change }, before.content, session);
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
