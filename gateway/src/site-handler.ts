import type { RequestListener } from "node:http";
import type { Broadcaster } from "@legal/event-bus/broadcaster";
import { createSiteSource } from "@legal/site";
import type { Logger, RateLimit, VisitorHash } from "@legal/service-kit";
import type { Redis } from "ioredis";
import { localizeBusiness } from "./business/localize-business.ts";
import type { GatewaySettings } from "./config.ts";
import { createReadiness, type Readiness } from "./health/health-routes.ts";
import { createReplicaResolver } from "./proxying/replica-resolver.ts";
import type { createRequestObserver } from "./request/observe-request.ts";
import { siteRouteOf } from "./routing/destination.ts";
import type { createServiceAccess } from "./service-access.ts";
import { createSiteApp } from "./site-app.ts";
import { createVisitCounter } from "./visits/count-visits.ts";

export interface VisitReport {
  hash: VisitorHash;
  publish: Broadcaster["publish"];
}

interface SiteHandlerDeps {
  settings: GatewaySettings;
  redis: Redis;
  access: ReturnType<typeof createServiceAccess>;
  observe: ReturnType<typeof createRequestObserver>;
  ownOrigins: readonly string[];
  /** Without it visits are not counted. */
  visits: VisitReport | undefined;
  visitLimit: RateLimit;
  logger: Logger;
}

interface SiteHandler {
  handle: RequestListener;
  look: () => Promise<Readiness>;
  stop: () => void;
}

/** Everything that is not for a service. */
export const createSiteHandler = (deps: SiteHandlerDeps): SiteHandler => {
  const { settings, redis, access, observe, ownOrigins, visits, visitLimit: limit, logger } = deps;
  const { contextOf, browsers } = access;
  const { sessionOf } = access.sessions;
  const source = createSiteSource(settings, createReplicaResolver, logger);
  const look = createReadiness({ redis, authUrls: settings.AUTH_URL, hasSite: source.isReady });
  const business = localizeBusiness(settings);
  const site = createSiteApp({ settings, business, source, ownOrigins, look, logger, sessionOf, contextOf });
  const trustedHops = settings.TRUSTED_PROXY_HOPS;
  const countVisit = visits && createVisitCounter({ ...visits, redis, sessionOf, limit, trustedHops, logger });
  const handle: RequestListener = (req, res) => {
    const route = siteRouteOf(req);
    if (route) observe(req, res, route, contextOf(req));
    const browser = browsers.issue(req, res);
    if (browser !== undefined) countVisit?.(req, res, browser);
    site(req, res);
  };
  return { handle, look, stop: () => source.stop() };
};
