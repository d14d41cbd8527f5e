import { getDangerFactsCall, type DangerFacts } from "@legal/contracts";
import { createRouter, parse, requireService } from "@legal/service-kit";
import { findHandlers } from "../cases/find-handlers.ts";
import { findDangerNotice } from "./find-danger-notice.ts";

/** What notifications must know before it notifies staff. */
export const dangerFactsRoutes = createRouter();

dangerFactsRoutes.get(getDangerFactsCall.path, requireService("notifications"), async (req, res) => {
  const { id } = parse(getDangerFactsCall, req).params;
  const { userId, open = false } = await findDangerNotice(id);
  const facts: DangerFacts = { userId, open, handlerIds: await findHandlers(userId) };
  res.json(facts);
});
