import { dangerNoticeOpened } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import { DangerNotice } from "./danger-notice-model.ts";

interface Reported {
  userId: string;
  conversationId: string;
  roomId?: string | undefined;
  at: Date;
}

/**
 * Opens a notice, or dates the one that is still open for this conversation, and returns whether it was opened. What a notice
 * was of already opens none; nothing is kept of a deleted account.
 */
export const openDangerNotice = async (
  { userId, conversationId, roomId, at }: Reported,
  session: ClientSession,
): Promise<boolean> => {
  const known = await KnownUser.findById(userId, { deleted: 1 }).session(session).lean<Pick<UserRecord, "deleted">>();
  if (known?.deleted) return false;
  if (await DangerNotice.exists({ userId, conversationId, lastAt: { $gte: at } }).session(session)) return false;
  const ids = { _id: newId(), userId, ...(roomId !== undefined && { roomId }) };
  const opened = { ...ids, createdAt: at, acknowledgedBy: null, acknowledgedAt: null };
  const { upsertedCount } = await DangerNotice.updateOne(
    { conversationId, open: true },
    { $setOnInsert: opened, $max: { lastAt: at } },
    { upsert: true, session },
  );
  if (upsertedCount > 0) await recordEvent(dangerNoticeOpened, { noticeId: opened._id, userId }, session);
  broadcast({ what: "danger-notices-changed" }, session);
  return upsertedCount > 0;
};
