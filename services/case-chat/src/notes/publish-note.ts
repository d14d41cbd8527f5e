import { noteAdded, staffMentioned } from "@legal/contracts";
import { mentionedIn } from "@legal/contracts/constants";
import { recordEvent } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import { findRoomCustomer } from "../rooms/find-room-customer.ts";
import { roomNotFound } from "../rooms/find-room.ts";
import { mentionedStaff } from "./mentioned-staff.ts";
import type { NoteRecord } from "./note-model.ts";

const factsOf = async ({ _id: noteId, chatRoomId: roomId, authorId }: NoteRecord) => {
  const userId = await findRoomCustomer(roomId);
  if (userId === undefined) throw roomNotFound();
  return { roomId, userId, noteId, authorId };
};

/** Which staff a note names that it did not name before; its author is left out, and staff whose own case it is. */
const newlyMentioned = async (note: NoteRecord, before: string): Promise<string[]> => {
  const staff = await mentionedStaff([note.content]);
  const known = new Set([...mentionedIn(before), note.authorId, await findRoomCustomer(note.chatRoomId)]);
  return [...staff.keys()].filter((id) => !known.has(id));
};

/** Publishes whom a change of a note names. */
export const publishMentions = async (note: NoteRecord, before: string, session: ClientSession): Promise<void> => {
  const mentionedIds = await newlyMentioned(note, before);
  if (mentionedIds.length === 0) return;
  await recordEvent(staffMentioned, { ...(await factsOf(note)), mentionedIds }, session);
};

/** Publishes that a note was written, and whom it names. */
export const publishNote = async (note: NoteRecord, session: ClientSession): Promise<void> => {
  const facts = { ...(await factsOf(note)), mentionedIds: await newlyMentioned(note, "") };
  await recordEvent(noteAdded, facts, session);
  if (facts.mentionedIds.length > 0) await recordEvent(staffMentioned, facts, session);
};
