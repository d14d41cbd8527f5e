import { acknowledgeDangerNoticeCall, listDangerNoticesCall } from "@legal/contracts";
import { createRouter, newestFirst, pageOf, parse, requireAdmin, staffReaderOf, userOf } from "@legal/service-kit";
import { recordAccess } from "../audit-log/record-access.ts";
import { acknowledgeDangerNotice } from "./acknowledge-danger-notice.ts";
import { DangerNotice, type DangerNoticeRecord } from "./danger-notice-model.ts";
import { presentDangerNotices } from "./present-danger-notices.ts";

const conversationOf = ({ userId, conversationId }: DangerNoticeRecord) => ({ userId, itemId: conversationId });

/** Who of the customers may be in danger, for staff. */
export const dangerNoticeRoutes = createRouter();

dangerNoticeRoutes.get(listDangerNoticesCall.path, requireAdmin, async (req, res) => {
  const { open, cursor, limit } = parse(listDangerNoticesCall, req).query;
  const filter = { ...(open === "true" && { open: true as const }), ...(cursor && newestFirst.after(cursor)) };
  const page = { sort: newestFirst.sort, limit: limit + 1 };
  const found = await DangerNotice.find(filter, {}, page).lean<DangerNoticeRecord[]>();
  const { rows, nextCursor } = pageOf(found, limit, newestFirst.cursorOf);
  await recordAccess(staffReaderOf(req), "ai-conversations-viewed", rows.map(conversationOf));
  if (nextCursor) res.set("X-Next-Cursor", nextCursor);
  res.json(await presentDangerNotices(rows));
});

dangerNoticeRoutes.post(acknowledgeDangerNoticeCall.path, requireAdmin, async (req, res) => {
  const { id } = parse(acknowledgeDangerNoticeCall, req).params;
  const notice = await acknowledgeDangerNotice(id, userOf(req));
  await recordAccess(staffReaderOf(req), "ai-conversations-viewed", [conversationOf(notice)]);
  res.json((await presentDangerNotices([notice]))[0]);
});
