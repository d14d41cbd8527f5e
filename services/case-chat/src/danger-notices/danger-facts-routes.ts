import { getDangerFactsCall, type DangerFacts } from "@legal/contracts";
import { createRouter, notFound, parse, requireService } from "@legal/service-kit";
import { findHandlers } from "../cases/find-handlers.ts";
import { DangerNotice, type DangerNoticeRecord } from "./danger-notice-model.ts";

/** What notifications must know before it notifies staff. */
export const dangerFactsRoutes = createRouter();

dangerFactsRoutes.get(getDangerFactsCall.path, requireService("notifications"), async (req, res) => {
  const { id } = parse(getDangerFactsCall, req).params;
  const notice = await DangerNotice.findById(id).lean<DangerNoticeRecord>();
  if (!notice) throw notFound("danger notice");
  const { userId, open = false } = notice;
  const facts: DangerFacts = { userId, open, handlerIds: await findHandlers(userId) };
  res.json(facts);
});
