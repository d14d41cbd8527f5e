import { seoulDateOf } from "@legal/i18n";
import { monthsBefore } from "@legal/service-kit/jobs";
import { PageView } from "./page-views/page-view-model.ts";
import { SiteVisit } from "./site-visits/site-visit-model.ts";

/** Removes records of visits that are older; the totals of page views stay. Returns how many rows went. */
export const deleteOldVisits = async (months: number, now = new Date()): Promise<number> => {
  const limit = monthsBefore(now, months);
  const views = await PageView.deleteMany({ viewedAt: { $lt: limit } });
  const days = await SiteVisit.deleteMany({ _id: { $lt: seoulDateOf(limit) } });
  return views.deletedCount + days.deletedCount;
};
