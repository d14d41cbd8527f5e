import type { CaseNoticeFacts, DangerFacts } from "@legal/contracts";
import { findStaff } from "../users/known-user-model.ts";
import type { Intake } from "./intake-model.ts";

const staffIds = async (): Promise<string[]> => (await findStaff()).map(({ _id }) => _id);

/** Who handles the case, or everybody of the office while no one does. */
const handlers = async (room: CaseNoticeFacts): Promise<string[]> =>
  room.assigneeId === null ? staffIds() : [room.assigneeId];

/** As at a deadline's first rung: who handles the person's cases, or everybody of the office where no one does. */
export const carersOf = async ({ handlerIds }: DangerFacts): Promise<string[]> => {
  const all = await staffIds();
  const carers = all.filter((id) => handlerIds.includes(id));
  return carers.length > 0 ? carers : all;
};

/** Whom a kind concerns, while the room is as it is. */
const concerned = async ({ kind, side }: Intake, room: CaseNoticeFacts | null): Promise<string[]> => {
  if (kind === "inquiry-received") return staffIds();
  if (!room) return [];
  switch (kind) {
    case "case-opened":
      return [room.userId, ...(await staffIds())];
    case "status-changed":
    case "document-review":
      return [room.userId];
    case "messages-unread":
      return side === "user" ? [room.userId] : handlers(room);
    case "member-waiting":
    case "document-waits":
      return handlers(room);
    case "note-added":
      return room.assigneeId === null ? [] : [room.assigneeId];
    default:
      return [];
  }
};

export const recipientsOf = async (intake: Intake, room: CaseNoticeFacts | null): Promise<string[]> => {
  const found = intake.recipientIds ?? (await concerned(intake, room));
  return [...new Set(found)].filter((id) => id !== intake.actorId);
};
