import { sessionEnded, type SessionEndReason } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import { SessionModel } from "./session-model.ts";

type Which = { _id: string } | { "sess.userId": string; _id?: { $ne: string } };

interface Successor {
  userId: string;
  sessionId: string;
}

const isAll = (which: Which): which is Extract<Which, { "sess.userId": string }> => "sess.userId" in which;

/** What goes with the sessions besides: that of their browsers. */
const scopeOf = (which: Which, userId: string, successor: Successor | undefined) => {
  if (isAll(which)) return { all: true as const, ...(which._id && { keptId: which._id.$ne }) };
  return successor?.userId === userId ? { continuesAs: successor.sessionId } : {};
};

/** Removes sessions and announces it, in the caller's transaction; the caller makes the cache forget the returned ids. */
export const endSessions = async (
  which: Which,
  reason: SessionEndReason,
  session: ClientSession,
  /** What the browser has in the place of the one that ends. */
  successor?: Successor,
): Promise<string[]> => {
  const found = await SessionModel.find(which).session(session).lean();
  const userId = isAll(which) ? which["sess.userId"] : found[0]?.sess.userId;
  if (userId === undefined) return [];
  const sessionIds = found.map(({ _id }) => _id);
  await SessionModel.deleteMany({ _id: { $in: sessionIds } }).session(session);
  await recordEvent(sessionEnded, { userId, sessionIds, reason, ...scopeOf(which, userId, successor) }, session);
  return sessionIds;
};
