import { isOpen } from "@legal/case-rules";
import type { CaseStatus } from "@legal/contracts/constants";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { caseOf } from "../record/case-of-room.ts";

/** Everything, one for each status, and the open cases that have a deadline. */
export type RoomList = "all" | "deadline" | CaseStatus;

/** Position and room as one text that sorts as the list does. */
export const listKeyOf = (position: string, roomId: string): string => `${position}|${roomId}`;
export const listEntryOf = (list: RoomList, position: string, roomId: string): string =>
  `${list}|${listKeyOf(position, roomId)}`;

export const listOf = (entry: string): string => entry.slice(0, entry.indexOf("|"));
export const listKeyIn = (entry: string): string => entry.slice(entry.indexOf("|") + 1);
/** Of an entry or of a place. */
export const roomOf = (entry: string): string => entry.slice(entry.lastIndexOf("|") + 1);

/** The entries of a room. */
export const listEntriesOf = (room: ChatRoomRecord): string[] => {
  const { _id, isCase, createdAt } = room;
  const { status, deadline } = caseOf(room);
  const opened = createdAt.toISOString();
  if (!isCase) return [listEntryOf("all", opened, _id)];
  const dated = deadline !== null && isOpen(status);
  return [
    listEntryOf("all", opened, _id),
    listEntryOf(status, opened, _id),
    ...(dated ? [listEntryOf("deadline", deadline, _id)] : []),
  ];
};
