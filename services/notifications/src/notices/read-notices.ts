import { inboxChanged } from "@legal/contracts";
import { UNREAD_SHOWN_MAX } from "@legal/contracts/constants";
import { recordEvent } from "@legal/event-bus";
import { notFound, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { Notice, type NoticeRecord } from "./notice-model.ts";
import { inboxOf } from "./notice-rules.ts";

export const countUnread = (user: Pick<User, "id" | "role">): Promise<number> =>
  Notice.countDocuments({ ...inboxOf(user), readAt: null }, { limit: UNREAD_SHOWN_MAX + 1 }).exec();

/** Marks one as read; the other screens of its reader are sent the change. */
export const readNotice = (id: string, user: User): Promise<NoticeRecord> =>
  inTransaction(async (session) => {
    const notice = await Notice.findOne({ _id: id, ...inboxOf(user) })
      .session(session)
      .lean<NoticeRecord>();
    if (!notice) throw notFound("notice");
    if (notice.readAt) return notice;
    const readAt = new Date();
    await Notice.updateOne({ _id: id }, { $set: { readAt } }, { session });
    await recordEvent(inboxChanged, { userId: user.id }, session);
    return { ...notice, readAt };
  });

interface Seen {
  upTo: Date;
  ids?: readonly string[] | undefined;
  roomId?: string | undefined;
}

/** Marks what its reader saw as read; what came later stays. */
export const readAllNotices = (user: User, { upTo, ids, roomId }: Seen): Promise<void> =>
  inTransaction(async (session) => {
    const seen = {
      ...inboxOf(user),
      readAt: null,
      createdAt: { $lte: upTo },
      ...(ids && { _id: { $in: ids } }),
      ...(roomId !== undefined && { roomId }),
    };
    const { modifiedCount } = await Notice.updateMany(seen, { $set: { readAt: new Date() } }, { session });
    if (modifiedCount > 0) await recordEvent(inboxChanged, { userId: user.id }, session);
  });
