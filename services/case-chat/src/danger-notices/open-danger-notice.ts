import { dangerNoticeOpened } from "@legal/contracts";
import { record } from "@legal/event-bus";
import { newId } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { broadcast } from "../broadcasts/broadcast.ts";
import { KnownUser, type UserRecord } from "../users/user-model.ts";
import { DangerNotice } from "./danger-notice-model.ts";

interface Reported {
  userId: string;
  conversationId: string;
  at: Date;
}

/** Opens a notice, or dates the one that is still open for this conversation; nothing is kept of a deleted account. */
export const openDangerNotice = async (
  { userId, conversationId, at }: Reported,
  session: ClientSession,
): Promise<void> => {
  const known = await KnownUser.findById(userId, { deleted: 1 }).session(session).lean<Pick<UserRecord, "deleted">>();
  if (known?.deleted) return;
  const opened = { _id: newId(), userId, createdAt: at, acknowledgedBy: null, acknowledgedAt: null };
  const { upsertedCount } = await DangerNotice.updateOne(
    { conversationId, open: true },
    { $setOnInsert: opened, $max: { lastAt: at } },
    { upsert: true, session },
  );
  if (upsertedCount > 0) await record(dangerNoticeOpened, { noticeId: opened._id, userId }, session);
  broadcast({ what: "danger-notices-changed" }, session);
};
