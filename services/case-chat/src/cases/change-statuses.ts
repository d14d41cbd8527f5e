import type { ChatRoom, StatusResult } from "@legal/contracts";
import { AppError, presentError, type User } from "@legal/service-kit";
import { roomNotFound } from "../rooms/find-room.ts";
import { changeCaseStatus, type StatusChange } from "./change-case-status.ts";
import { presentChatRooms, STAFF } from "./present-chat-room.ts";
import { caseOf } from "./record/case-of-room.ts";

const refusal = (id: string, error: AppError, user: User): StatusResult => {
  const { code, message, current } = presentError(error, user.language);
  return { ok: false, id, code, message, room: (current as ChatRoom | undefined) ?? null };
};

const change = async (wanted: StatusChange, admin: User): Promise<StatusResult> => {
  try {
    const { before, after } = await changeCaseStatus({ ...wanted, reasonMode: "complete" }, admin);
    const [room] = await presentChatRooms([after], STAFF);
    if (!room) throw roomNotFound();
    return { ok: true, id: wanted.roomId, from: caseOf(before).status, room };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refusal(wanted.roomId, error, admin);
  }
};

/** One after the other: each case is changed or refused for itself. */
export const changeStatuses = async (changes: readonly StatusChange[], admin: User): Promise<StatusResult[]> => {
  const results: StatusResult[] = [];
  for (const wanted of changes) results.push(await change(wanted, admin));
  return results;
};
