import { AppError, forbidden, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import type { ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { roomNotFound } from "../rooms/find-room.ts";
import { recordActivity } from "./activity/record-activity.ts";
import { updateLists } from "./lists/update-lists.ts";
import { presentChatRooms, STAFF } from "./present-chat-room.ts";
import { caseOf, caseUpdate, reasonOf } from "./record/case-of-room.ts";
import { CaseRoom, CHANGED_FIELDS, type CaseRecord, type ChangedField } from "./record/case-room-model.ts";

export interface ChangeRequest<F extends ChangedField> {
  roomId: string;
  field: F;
  to: CaseRecord[F];
  /** Of a new status. */
  reason?: string | undefined;
  /** Where the case has that status already: whether its reason is corrected, or only given where it has none. */
  reasonMode?: "correct" | "complete" | undefined;
  /** What the caller saw; without it the change is made whatever the case is by now. */
  version?: number | undefined;
  /** Throws where the case as it is refuses the change. */
  allow?: (before: ChatRoomRecord, session: ClientSession) => Promise<void>;
}

/** The case before and after; both are the same where it was so already. */
export interface CaseBeforeAndAfter {
  before: ChatRoomRecord;
  after: ChatRoomRecord;
}

/** Refuses a change that was decided upon another version of the case. */
export const assertSeen = async (room: ChatRoomRecord, version: number | undefined): Promise<void> => {
  if (version === undefined || version === caseOf(room).version) return;
  const [current] = await presentChatRooms([room], STAFF);
  throw new AppError(409, "CASE_CHANGED", "CASE_CHANGED", { current });
};

/** Absent in a case that never had it, as null in one in which it was cleared. */
type Value = string | number | boolean | null | undefined;

const isSame = (from: Value, to: Value): boolean => (from ?? null) === (to ?? null);

/** As the history says it: a text or nothing. */
const textOf = (value: Value): string | null => (value === null || value === undefined ? null : String(value));

const findCase = async (roomId: string, session: ClientSession): Promise<ChatRoomRecord> => {
  const room = await CaseRoom.findOne({ _id: roomId, isCase: true }).session(session).lean<ChatRoomRecord>();
  if (!room) throw roomNotFound();
  return room;
};

/** A new value of one field with everything that follows from it; in the transaction that read `before`. */
export const writeChange = async <F extends ChangedField>(
  before: ChatRoomRecord,
  { field, to, reason }: Pick<ChangeRequest<F>, "field" | "to" | "reason">,
  actorId: string,
  session: ClientSession,
): Promise<CaseBeforeAndAfter> => {
  const { _id: roomId } = before;
  const { [field]: from } = caseOf(before);
  const why = field === "status" ? { statusReason: reason ?? null } : {};
  const update = caseUpdate({ [field]: to, ...why }, new Date());
  const options = { session, updatePipeline: true, returnDocument: "after" } as const;
  const after = await CaseRoom.findOneAndUpdate({ _id: roomId }, update, options).lean<ChatRoomRecord>();
  if (!after) throw roomNotFound();
  await updateLists(before, after, session);
  const values = { from: textOf(from), to: textOf(to) };
  await recordActivity({ roomId, actorId, kind: CHANGED_FIELDS[field], ...values, reason }, session);
  broadcast({ what: "room-changed", roomId }, session);
  return { before, after };
};

/** Sets one field of a case, once, with everything that follows from it in the same transaction. */
export const changeCase = async <F extends ChangedField>(
  { roomId, field, to, version, reason, reasonMode, allow }: ChangeRequest<F>,
  admin: User,
  publish?: (changed: CaseBeforeAndAfter, session: ClientSession) => Promise<unknown>,
): Promise<CaseBeforeAndAfter> => {
  if (admin.role !== "admin") throw forbidden();
  return inTransaction(async (session) => {
    const before = await findCase(roomId, session);
    const { [field]: from } = caseOf(before);
    const former = reasonOf(before);
    const mayChangeReason = reasonMode === "correct" || (reasonMode === "complete" && former === null);
    const changesReason = mayChangeReason && reason !== undefined && reason !== former;
    if (isSame(from, to) && !changesReason) return { before, after: before };
    await assertSeen(before, version);
    await allow?.(before, session);
    const changed = await writeChange(before, { field, to, reason }, admin.id, session);
    await publish?.(changed, session);
    return changed;
  });
};
