import type { CaseNoticeFacts, DangerFacts } from "@legal/contracts";
import { findStaff } from "../users/user-model.ts";
import type { PendingEvent } from "./pending-event-model.ts";

/** While no staff are known yet an account that is not there: it is waited for, as any other. */
const UNKNOWN_STAFF = "staff";

const staffIds = async (): Promise<string[]> => {
  const found = (await findStaff()).map(({ _id }) => _id);
  return found.length > 0 ? found : [UNKNOWN_STAFF];
};

/** Those of them who are staff, or everyone of the office where none is: as at a deadline's first reminder. */
const staffAmong = async (ids: readonly (string | null)[]): Promise<string[]> => {
  const all = await staffIds();
  const found = all.filter((id) => ids.includes(id));
  return found.length > 0 ? found : all;
};

const handlersOfRoom = ({ assigneeId }: CaseNoticeFacts): Promise<string[]> => staffAmong([assigneeId]);

/** Who handles the person's cases. */
export const handlersOf = ({ handlerIds }: DangerFacts): Promise<string[]> => staffAmong(handlerIds);

/** Whom a kind concerns, while the room is as it is. */
const concerned = async ({ kind, side, askedIds }: PendingEvent, room: CaseNoticeFacts | null): Promise<string[]> => {
  if (kind === "inquiry-received") return staffIds();
  if (!room) return [];
  switch (kind) {
    case "case-opened":
      return [room.userId, ...(await staffIds())];
    case "status-changed":
    case "document-review":
      return [room.userId];
    case "messages-unread":
      return side === "user" ? [room.userId] : handlersOfRoom(room);
    case "member-waiting":
      return handlersOfRoom(room);
    case "document-waits":
      return askedIds ? staffAmong(askedIds) : handlersOfRoom(room);
    case "note-added":
      return (await staffIds()).filter((id) => id === room.assigneeId);
    default:
      return [];
  }
};

/** Whom an event names; those of a mention while their note still does. */
const named = ({ kind, recipientIds }: PendingEvent, room: CaseNoticeFacts | null): readonly string[] | undefined =>
  kind === "mentioned" ? recipientIds?.filter((id) => room?.mentionedIds?.includes(id) !== false) : recipientIds;

/** A case's notes are kept from its customer, also where that is one of staff. */
const isKeptFrom = (id: string, { kind }: PendingEvent, room: CaseNoticeFacts | null): boolean =>
  (kind === "note-added" || kind === "mentioned") && id === room?.userId;

export const recipientsOf = async (pending: PendingEvent, room: CaseNoticeFacts | null): Promise<string[]> => {
  const found = named(pending, room) ?? (await concerned(pending, room));
  const others = [...new Set(found)].filter((id) => id !== pending.actorId && !pending.exceptIds?.includes(id));
  return others.filter((id) => !isKeptFrom(id, pending, room));
};
