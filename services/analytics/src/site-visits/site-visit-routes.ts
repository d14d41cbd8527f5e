import { siteVisitsCall, type SiteVisitCount } from "@legal/contracts";
import { createRouter, requireAdmin } from "@legal/service-kit";
import { SiteVisit, type SiteVisitRecord } from "./site-visit-model.ts";

const MAX_DAYS = 100;

const present = ({ _id, visitorCount }: SiteVisitRecord): SiteVisitCount => ({ visitDate: _id, visitorCount });

export const siteVisitRoutes = createRouter();

siteVisitRoutes.get(siteVisitsCall.path, requireAdmin, async (_req, res) => {
  const days = await SiteVisit.find({}, null, { sort: { _id: -1 }, limit: MAX_DAYS }).lean<SiteVisitRecord[]>();
  res.json(days.map(present));
});
