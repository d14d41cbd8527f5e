import type { ClientSession } from "mongoose";
import type { ChatRoomRecord } from "../../rooms/chat-room-model.ts";
import { Activity, type ActivityRecord } from "../activity/activity-model.ts";
import { caseOf } from "../record/case-of-room.ts";
import { Deadline, type DeadlineRecord, type Party } from "./deadline-model.ts";
import { newManual } from "./new-manual.ts";
import { detachManualDeadline } from "./detach-manual-deadline.ts";

/** Whether the case's date is not the one that was written with its deadlines: the release before typed or cleared it. */
export const hasTypedDate = (room: ChatRoomRecord): boolean => {
  const { deadline, nearest } = caseOf(room);
  return deadline !== (nearest?.date ?? null);
};

const whoTyped = async (roomId: string, session: ClientSession): Promise<Party | null> => {
  const last = { sort: { _id: -1 } } as const;
  const entry = await Activity.findOne({ roomId, kind: "deadline" }, { actorId: 1 }, last)
    .session(session)
    .lean<ActivityRecord>();
  return entry && { id: entry.actorId, side: "admin" };
};

/**
 * Makes a date that the release before set the case's manual deadline, and removes that where it cleared the date
 * (ADR 43). That release shows and changes the one date it knows of, the nearest: computed ones stay as they are, and so
 * does a typed one that it did not show. What was done there is in its own history. Returns who typed.
 */
export const adoptTypedDate = async (room: ChatRoomRecord, session: ClientSession): Promise<Party | null> => {
  if (!hasTypedDate(room)) return null;
  const { _id } = room;
  const { deadline, nearest } = caseOf(room);
  const typedBy = await whoTyped(_id, session);
  const before = await Deadline.findOne({ _id }).session(session).lean<DeadlineRecord>();
  const wasShown = before?.state === "open" && nearest?.id === _id;
  if (deadline === null) {
    if (wasShown) await Deadline.deleteOne({ _id }, { session });
    return typedBy;
  }
  if (before && !wasShown) await detachManualDeadline(before, session);
  await Deadline.replaceOne({ _id }, newManual(room, deadline, typedBy), { upsert: true, session });
  return typedBy;
};
