import { inboxChanged } from "@legal/contracts";
import { UNREAD_SHOWN_MAX } from "@legal/contracts/constants";
import { record } from "@legal/event-bus";
import { notFound } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { Notice, type NoticeRecord } from "./notice-model.ts";

export const countUnread = (userId: string): Promise<number> =>
  Notice.countDocuments({ userId, readAt: null }, { limit: UNREAD_SHOWN_MAX + 1 }).exec();

/** Marks one as read; the other screens of its reader are sent the change. */
export const readNotice = (id: string, userId: string): Promise<NoticeRecord> =>
  inTransaction(async (session) => {
    const notice = await Notice.findOne({ _id: id, userId }).session(session).lean<NoticeRecord>();
    if (!notice) throw notFound("notice");
    if (notice.readAt) return notice;
    const readAt = new Date();
    await Notice.updateOne({ _id: id }, { $set: { readAt } }, { session });
    await record(inboxChanged, { userId }, session);
    return { ...notice, readAt };
  });

interface Seen {
  upTo: Date;
  roomId?: string | undefined;
}

/** Marks what its reader saw as read; what came later stays. */
export const readAllNotices = (userId: string, { upTo, roomId }: Seen): Promise<void> =>
  inTransaction(async (session) => {
    const seen = { userId, readAt: null, createdAt: { $lte: upTo }, ...(roomId !== undefined && { roomId }) };
    const { modifiedCount } = await Notice.updateMany(seen, { $set: { readAt: new Date() } }, { session });
    if (modifiedCount > 0) await record(inboxChanged, { userId }, session);
  });
