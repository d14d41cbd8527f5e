import { acknowledgeDangerNoticeCall, listDangerNoticesCall, reopenDangerNoticeCall } from "@legal/contracts";
import {
  createRouter,
  newestFirst,
  pageOf,
  parse,
  requireAdmin,
  staffReaderOf,
  userOf,
  type StaffReader,
} from "@legal/service-kit";
import { recordAccess } from "../audit-log/record-access.ts";
import { acknowledgeDangerNotice } from "./acknowledge-danger-notice.ts";
import { DangerNotice, type DangerNoticeRecord } from "./danger-notice-model.ts";
import { presentDangerNotices } from "./present-danger-notices.ts";
import { reopenDangerNotice } from "./reopen-danger-notice.ts";

const conversationOf = ({ userId, conversationId }: DangerNoticeRecord) => ({ userId, itemId: conversationId });

const presentTo = async (reader: StaffReader, notice: DangerNoticeRecord) => {
  await recordAccess(reader, "ai-conversations-viewed", [conversationOf(notice)]);
  const [presented] = await presentDangerNotices([notice]);
  return presented;
};

/** Who of the customers may be in danger, for staff. */
export const dangerNoticeRoutes = createRouter();

dangerNoticeRoutes.get(listDangerNoticesCall.path, requireAdmin, async (req, res) => {
  const { open, cursor, limit } = parse(listDangerNoticesCall, req).query;
  const filter = { ...(open === "true" && { open: true as const }), ...(cursor && newestFirst.after(cursor)) };
  const page = { sort: newestFirst.sort, limit: limit + 1 };
  const found = await DangerNotice.find(filter, {}, page).lean<DangerNoticeRecord[]>();
  const { rows, nextCursor } = pageOf(found, limit, newestFirst.cursorOf);
  // The desk asks for them by itself, and no conversation is opened by that.
  await recordAccess(staffReaderOf(req), "cases-listed", rows.map(conversationOf));
  if (nextCursor) res.set("X-Next-Cursor", nextCursor);
  res.json(await presentDangerNotices(rows));
});

dangerNoticeRoutes.post(acknowledgeDangerNoticeCall.path, requireAdmin, async (req, res) => {
  const { id } = parse(acknowledgeDangerNoticeCall, req).params;
  res.json(await presentTo(staffReaderOf(req), await acknowledgeDangerNotice(id, userOf(req))));
});

dangerNoticeRoutes.delete(reopenDangerNoticeCall.path, requireAdmin, async (req, res) => {
  const { id } = parse(reopenDangerNoticeCall, req).params;
  res.json(await presentTo(staffReaderOf(req), await reopenDangerNotice(id, userOf(req))));
});
