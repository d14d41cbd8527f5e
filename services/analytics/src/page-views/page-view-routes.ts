import { pageViewsCall, recordPageViewCall, type PageViewCount } from "@legal/contracts";
import { createRouter, parse, requireAdmin, type BrowserLimit } from "@legal/service-kit";
import type { Router } from "express";
import { PageViewTotal, type PageViewTotalRecord } from "./page-view-total-model.ts";
import { recordPageView } from "./record-page-view.ts";

interface PageViewRouteDeps {
  limit: BrowserLimit;
}

const present = ({ _id, count }: PageViewTotalRecord): PageViewCount => ({ serviceType: _id, count });

export const pageViewRoutes = ({ limit }: PageViewRouteDeps): Router => {
  const routes = createRouter();

  routes.post(recordPageViewCall.path, async (req, res) => {
    const { body } = parse(recordPageViewCall, req);
    await limit.consume(req);
    await recordPageView(body.serviceType);
    res.status(recordPageViewCall.status).end();
  });

  routes.get(pageViewsCall.path, requireAdmin, async (_req, res) => {
    const totals = await PageViewTotal.find({}, null, { sort: { count: -1, _id: 1 } }).lean<PageViewTotalRecord[]>();
    res.json(totals.map(present));
  });

  return routes;
};
