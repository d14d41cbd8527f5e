import { pageViewsCall, recordPageViewCall, type PageViewCount } from "@legal/contracts";
import {
  createRouter,
  clientNetworkOf,
  optionalUserOf,
  parse,
  requireAdmin,
  type RateLimit,
  type VisitorHash,
} from "@legal/service-kit";
import type { Request, Router } from "express";
import { PageViewTotal, type PageViewTotalRecord } from "./page-view-total-model.ts";
import { recordPageView } from "./record-page-view.ts";

interface PageViewRouteDeps {
  limit: RateLimit;
  hash: VisitorHash;
}

const visitorOf = (req: Request): string[] => {
  const user = optionalUserOf(req);
  return user ? ["user", user.id] : ["visitor", clientNetworkOf(req), req.header("user-agent") ?? ""];
};

const present = ({ _id, count }: PageViewTotalRecord): PageViewCount => ({ serviceType: _id, count });

export const pageViewRoutes = ({ limit, hash }: PageViewRouteDeps): Router => {
  const routes = createRouter();

  routes.post(recordPageViewCall.path, async (req, res) => {
    const { body } = parse(recordPageViewCall, req);
    await limit.consume(clientNetworkOf(req));
    await recordPageView({ serviceType: body.serviceType, visitor: visitorOf(req) }, hash);
    res.status(recordPageViewCall.status).end();
  });

  routes.get(pageViewsCall.path, requireAdmin, async (_req, res) => {
    const totals = await PageViewTotal.find({}, null, { sort: { count: -1, _id: 1 } }).lean<PageViewTotalRecord[]>();
    res.json(totals.map(present));
  });

  return routes;
};
