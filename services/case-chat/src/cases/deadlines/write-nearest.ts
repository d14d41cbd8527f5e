import { isDeepStrictEqual } from "node:util";
import { deadlineChanged } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import { broadcast } from "../../broadcasts/broadcast.ts";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { roomNotFound } from "../../rooms/find-room.ts";
import { updateLists } from "../lists/update-lists.ts";
import { caseOf, caseUpdate, nearestUpdate } from "../record/case-of-room.ts";
import { CaseRoom, type NearestDeadline } from "../record/case-room-model.ts";
import { isConfirmed } from "./confirmation.ts";
import { Deadline, type DeadlineRecord, type Party } from "./deadline-model.ts";

const SHOWN = {
  dueDate: 1,
  matter: 1,
  formerMatter: 1,
  kind: 1,
  statutory: 1,
  statedBy: 1,
  confirmedBy: 1,
  movedFrom: 1,
} as const;
/** Of these one is shown while the nearest has passed. */
const MAX_LATER = 10;
type Open = Pick<DeadlineRecord, "_id" | keyof typeof SHOWN>;

/** Unconfirmed ones count: a date shown too early is only checked in vain, one not shown may lose a right. */
const findNearest = async (caseId: string, session: ClientSession): Promise<NearestDeadline> => {
  const byDate = { sort: { dueDate: 1, _id: 1 } } as const;
  const open = await Deadline.find({ caseId, state: "open" }, SHOWN, byDate).session(session).lean<Open[]>();
  const [first] = open;
  if (!first) return { date: null, open: 0 };
  const { _id: id, dueDate: date, matter } = first;
  const typed = open.find(({ _id }) => _id === caseId)?.dueDate ?? null;
  const unconfirmed = open.filter((one) => !isConfirmed(one)).length;
  const next = open.slice(1, 1 + MAX_LATER);
  const later = next.map(({ dueDate }) => dueDate);
  const laterUnconfirmed = next.filter((one) => !isConfirmed(one)).map(({ dueDate }) => dueDate);
  const confirmed = isConfirmed(first);
  return { date, open: open.length, id, matter, confirmed, typed, unconfirmed, later, laterUnconfirmed };
};

/**
 * Makes the case's `deadline` the nearest of the open ones, with its lists, and publishes another date. Only a change by
 * staff is a new version of the case.
 */
export const writeNearest = async (
  before: ChatRoomRecord,
  by: Party | null,
  session: ClientSession,
): Promise<ChatRoomRecord> => {
  const { _id: roomId, userId } = before;
  const { deadline: from, nearest: written } = caseOf(before);
  const nearest = await findNearest(roomId, session);
  if (from === nearest.date && isDeepStrictEqual(written, nearest)) return before;
  const moved = from !== nearest.date;
  const update = moved
    ? [...caseUpdate({ deadline: nearest.date }, new Date(), by?.side !== "user"), nearestUpdate(nearest)]
    : [nearestUpdate(nearest)];
  const options = { session, updatePipeline: true, returnDocument: "after" } as const;
  const after = await CaseRoom.findOneAndUpdate({ _id: roomId }, update, options).lean<ChatRoomRecord>();
  if (!after) throw roomNotFound();
  // A date of an earlier release that becomes a deadline looks the same: a backfill sends nothing.
  const looksTheSame = !moved && written === undefined && nearest.open <= 1;
  if (!looksTheSame) broadcast({ what: "room-changed", roomId }, session);
  if (!moved) return after;
  await updateLists(before, after, session);
  const changedBy = by?.id ?? userId;
  await recordEvent(deadlineChanged, { roomId, userId, deadline: nearest.date, changedBy }, session);
  return after;
};
