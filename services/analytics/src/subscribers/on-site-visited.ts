import { siteVisited } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { SiteVisit } from "../site-visits/site-visit-model.ts";

// Counted once per event: the bus remembers the event in the same transaction.
export const onSiteVisited = on(siteVisited, ({ visitDate }, { session }) =>
  SiteVisit.updateOne({ _id: visitDate }, { $inc: { visitorCount: 1 } }, { upsert: true, session }),
);
