import { z } from "zod";
import { defineCall } from "./call.ts";
import { serviceType } from "./chat-rooms.ts";
import { seoulDate } from "./ids.ts";
import { pageViewsRoute, recordPageViewRoute, siteVisitsRoute } from "./routes/analytics.ts";

export const recordPageViewCall = defineCall(recordPageViewRoute, {
  access: "anyone",
  summary: "Counts a visit to a service's page",
  status: 204,
  body: z.strictObject({ serviceType }),
});

export const pageViewCount = z.object({ serviceType: z.string(), count: z.number().int() });
export type PageViewCount = z.output<typeof pageViewCount>;

export const pageViewsCall = defineCall(pageViewsRoute, {
  access: "admin",
  summary: "Visits to each service's page, highest first; the total is their sum",
  response: z.array(pageViewCount),
});

export const siteVisitCount = z.object({ visitDate: seoulDate, visitorCount: z.number().int() });
export type SiteVisitCount = z.output<typeof siteVisitCount>;

export const siteVisitsCall = defineCall(siteVisitsRoute, {
  access: "admin",
  summary: "Visitors of each day in Seoul, newest first; days without any are left out",
  response: z.array(siteVisitCount),
});
