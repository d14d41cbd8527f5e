import { FIRST_STATUS } from "@legal/case-rules";
import { AppError } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { findAnsweredRooms } from "../messages/find-answered-rooms.ts";
import { caseOf } from "./record/case-of-room.ts";
import { CaseRoom, type CaseRoomRecord } from "./record/case-room-model.ts";

export interface CaseLimits {
  /** Open cases of one member that no staff member has changed yet. */
  untaken: number;
  /** Cases that one member opens within an hour. */
  perHour: number;
}

const UNTAKEN = 10;
const PER_HOUR = 10;
const HOUR_MS = 3_600_000;

/** `scale` is RATE_LIMIT_SCALE. */
export const createCaseLimits = (scale: number): CaseLimits => ({
  untaken: Math.max(1, Math.round(UNTAKEN * scale)),
  perHour: Math.max(1, Math.round(PER_HOUR * scale)),
});

const SEEN = { caseStatus: 1, assigneeId: 1, version: 1, case: 1, sentByAdmin: 1, createdAt: 1 };

/** Staff assigned it, changed its status or date, or set it back to the first status. */
const isTouched = (room: CaseRoomRecord): boolean => {
  const { status, assigneeId, version } = caseOf(room);
  return status !== FIRST_STATUS || assigneeId !== null || version > 0;
};

const assertHour = (cases: readonly CaseRoomRecord[], { perHour }: CaseLimits, now: number): void => {
  const hourAgo = now - HOUR_MS;
  const recent = cases.map(({ createdAt }) => createdAt.getTime()).filter((at) => at > hourAgo);
  const oldest = recent.toSorted((a, b) => b - a).at(perHour - 1);
  if (oldest === undefined) return;
  const retryAfterSeconds = Math.ceil((oldest - hourAgo) / 1000);
  throw new AppError(429, "TOO_MANY_NEW_CASES", "TOO_MANY_NEW_CASES", { retryAfterSeconds });
};

/** In the transaction that opens the case, which no other of the member's may overtake. */
export const assertMayOpen = async (
  userId: string,
  limits: CaseLimits,
  now: number,
  session: ClientSession,
): Promise<void> => {
  const cases = await CaseRoom.find({ userId, isCase: true }, SEEN).session(session).lean<CaseRoomRecord[]>();
  assertHour(cases, limits, now);
  const untouched = cases.filter((one) => !isTouched(one));
  if (untouched.length < limits.untaken) return;
  const withMessages = untouched.filter(({ sentByAdmin }) => sentByAdmin > 0).map(({ _id }) => _id);
  const answered = await findAnsweredRooms(withMessages, session);
  if (untouched.length - answered.size >= limits.untaken) throw new AppError(409, "TOO_MANY_OPEN_CASES");
};
