import type { ActivityKind } from "@legal/contracts";
import { AppError, forbidden, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { recordActivity } from "./activity/record-activity.ts";
import { ChatRoom, type ChatRoomRecord } from "../rooms/chat-room-model.ts";
import { roomNotFound } from "../rooms/find-room.ts";
import { moveInLists } from "./lists/update-lists.ts";
import { presentChatRooms } from "./present-chat-room.ts";

type Changeable = "caseStatus" | "deadline" | "assigneeId";

const KINDS: Record<Changeable, ActivityKind> = { caseStatus: "status", deadline: "deadline", assigneeId: "assignee" };

export interface CaseChange<F extends Changeable> {
  roomId: string;
  field: F;
  to: ChatRoomRecord[F];
  /** What the caller saw; without it the change is made upon whatever is there. */
  version?: number | undefined;
}

/** The case before and after; both are the same where it was so already. */
export interface ChangedCase {
  before: ChatRoomRecord;
  after: ChatRoomRecord;
}

const caseChanged = async (room: ChatRoomRecord): Promise<AppError> => {
  const [current] = await presentChatRooms([room], "staff");
  return new AppError(409, "CASE_CHANGED", "CASE_CHANGED", { current });
};

/** Sets one thing of a case, once, with everything that follows from it in the same transaction. */
export const changeCase = async <F extends Changeable>(
  { roomId, field, to, version }: CaseChange<F>,
  admin: User,
  publish?: (changed: ChangedCase, session: ClientSession) => Promise<unknown>,
): Promise<ChangedCase> => {
  if (admin.role !== "admin") throw forbidden();
  return inTransaction(async (session) => {
    const before = await ChatRoom.findOne({ _id: roomId, isCase: true }).session(session).lean<ChatRoomRecord>();
    if (!before) throw roomNotFound();
    const { version: current, [field]: from = null } = before;
    if (from === to) return { before, after: before };
    if (version !== undefined && version !== current) throw await caseChanged(before);
    const change = { [field]: to, version: current + 1, updatedAt: new Date() };
    const after = { ...before, ...change };
    await ChatRoom.updateOne({ _id: roomId }, { $set: change }, { session });
    await moveInLists(before, after, session);
    await recordActivity({ roomId, actorId: admin.id, kind: KINDS[field], from, to }, session);
    broadcast({ what: "room-changed", roomId }, session);
    await publish?.({ before, after }, session);
    return { before, after };
  });
};
