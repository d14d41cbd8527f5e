import { countNoticesCall, listNoticesCall, readAllNoticesCall, readNoticeCall } from "@legal/contracts";
import { createRouter, newestFirst, pageOf, parse, requireUser, userOf } from "@legal/service-kit";
import { Notice, type NoticeRecord } from "./notice-model.ts";
import { inboxOf } from "./notice-rules.ts";
import { presentNotices } from "./present-notice.ts";
import { countUnread, readAllNotices, readNotice } from "./read-notices.ts";

export const noticeRoutes = createRouter();

noticeRoutes.get(listNoticesCall.path, requireUser, async (req, res) => {
  const { cursor, limit, unread } = parse(listNoticesCall, req).query;
  const user = userOf(req);
  const filter = {
    ...inboxOf(user),
    ...(unread === "true" && { readAt: null }),
    ...(cursor !== undefined && newestFirst.after(cursor)),
  };
  const options = { sort: newestFirst.sort, limit: limit + 1 };
  const found = await Notice.find(filter, null, options).lean<NoticeRecord[]>();
  const { rows, nextCursor } = pageOf(found, limit, newestFirst.cursorOf);
  if (nextCursor !== undefined) res.set("X-Next-Cursor", nextCursor);
  res.json(await presentNotices(rows, user));
});

noticeRoutes.get(countNoticesCall.path, requireUser, async (req, res) => {
  res.json({ unread: await countUnread(userOf(req)) });
});

noticeRoutes.post(readAllNoticesCall.path, requireUser, async (req, res) => {
  const { upTo, ids, roomId } = parse(readAllNoticesCall, req).body;
  const user = userOf(req);
  await readAllNotices(user, { upTo: new Date(upTo), ids, roomId });
  res.json({ unread: await countUnread(user) });
});

noticeRoutes.post(readNoticeCall.path, requireUser, async (req, res) => {
  const { id } = parse(readNoticeCall, req).params;
  const user = userOf(req);
  const [shown] = await presentNotices([await readNotice(id, user)], user);
  res.json(shown);
});
