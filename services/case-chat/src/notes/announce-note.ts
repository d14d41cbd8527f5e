import { noteAdded, staffMentioned } from "@legal/contracts";
import { mentionedIn } from "@legal/contracts/constants";
import { record } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import { ownerOf } from "../rooms/room-owner.ts";
import { roomNotFound } from "../rooms/find-room.ts";
import { mentionedStaff } from "./mentioned-staff.ts";
import type { NoteRecord } from "./note-model.ts";

const factsOf = async ({ _id: noteId, chatRoomId: roomId, authorId }: NoteRecord) => {
  const userId = await ownerOf(roomId);
  if (userId === undefined) throw roomNotFound();
  return { roomId, userId, noteId, authorId };
};

/** Publishes which staff a note names that it did not name before, its author left out. */
export const announceMentions = async (note: NoteRecord, before: string, session: ClientSession): Promise<void> => {
  const staff = await mentionedStaff([note.content]);
  const known = new Set([...mentionedIn(before), note.authorId]);
  const mentionedIds = [...staff.keys()].filter((id) => !known.has(id));
  if (mentionedIds.length === 0) return;
  await record(staffMentioned, { ...(await factsOf(note)), mentionedIds }, session);
};

/** Publishes that a note was written, and whom it names. */
export const announceNote = async (note: NoteRecord, session: ClientSession): Promise<void> => {
  await record(noteAdded, await factsOf(note), session);
  await announceMentions(note, "", session);
};
