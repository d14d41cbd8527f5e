import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { caseOf } from "../record/case-of-room.ts";
import type { DeadlineRecord, Party } from "./deadline-model.ts";

/**
 * The one deadline of a case that is no more than a date, under the case's id. A version that an earlier one had never
 * comes again: each of its changes was a write to the case's deadlines.
 */
export const newManual = (room: ChatRoomRecord, dueDate: string, enteredBy: Party | null): DeadlineRecord => ({
  _id: room._id,
  caseId: room._id,
  userId: room.userId,
  kind: "manual",
  matter: null,
  formerMatter: null,
  service: null,
  extension: null,
  dueDate,
  nominalEnd: null,
  steps: [],
  calendar: null,
  calendarChanges: null,
  movedFrom: null,
  statutory: false,
  enteredBy,
  statedBy: enteredBy,
  confirmedBy: null,
  confirmedAt: null,
  state: "open",
  reason: null,
  version: caseOf(room).deadlineWrites ?? 0,
  createdAt: new Date(),
  updatedAt: new Date(),
});
