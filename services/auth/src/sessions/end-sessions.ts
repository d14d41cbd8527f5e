import { sessionEnded } from "@legal/contracts";
import { record } from "@legal/event-bus";
import type { ClientSession } from "mongoose";
import type { z } from "zod";
import { SessionModel } from "./session-model.ts";

type Reason = z.output<typeof sessionEnded.schema>["reason"];

/** Removes sessions and announces it, in the caller's transaction; the caller makes the mirror forget the returned ids. */
export const endSessions = async (
  which: { _id: string } | { "sess.userId": string; _id?: { $ne: string } },
  reason: Reason,
  session: ClientSession,
): Promise<string[]> => {
  const found = await SessionModel.find(which).session(session).lean();
  const userId = found[0]?.sess.userId;
  if (userId === undefined) return [];
  const sessionIds = found.map(({ _id }) => _id);
  await SessionModel.deleteMany({ _id: { $in: sessionIds } }).session(session);
  await record(sessionEnded, { userId, sessionIds, reason }, session);
  return sessionIds;
};
