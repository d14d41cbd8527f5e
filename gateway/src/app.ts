import type { IncomingMessage, RequestListener } from "node:http";
import type { Socket } from "node:net";
import type { Broadcaster } from "@legal/event-bus/broadcaster";
import {
  collectProcessMetrics,
  isDraining,
  createRateLimit,
  createTrafficBudget,
  type Logger,
  type Sign,
  type VisitorHash,
} from "@legal/service-kit";
import { createSiteSource } from "@legal/site";
import type { Redis } from "ioredis";
import { createRateLimiter } from "./api/limit-rate.ts";
import { createApiHandler } from "./api/api-handler.ts";
import { localizeBusiness } from "./business/localize-business.ts";
import type { GatewaySettings } from "./config.ts";
import { refuseAmbiguous } from "./request/refuse-ambiguous.ts";
import { createReplicaResolver } from "./proxying/replica-resolver.ts";
import { createRequestObserver } from "./request/observe-request.ts";
import { isForServices, siteRouteOf } from "./routing/destination.ts";
import { createOriginCheck } from "./routing/origin-check.ts";
import { setCommonHeaders } from "./request/common-headers.ts";
import { createReadiness } from "./health/health-routes.ts";
import { createInternalApp } from "./health/internal-app.ts";
import { createServiceAccess } from "./service-access.ts";
import { createSiteApp } from "./site-app.ts";
import { createUpgradeHandler } from "./sockets/upgrade-handler.ts";
import { createVisitCounter } from "./visits/count-visits.ts";

interface VisitReport {
  hash: VisitorHash;
  publish: Broadcaster["publish"];
}

interface GatewayDeps {
  settings: GatewaySettings;
  logger: Logger;
  redis: Redis;
  sign: Sign;
  /** Without it visits are not counted. */
  visits?: VisitReport | undefined;
}

export interface Gateway {
  handle: RequestListener;
  /** For METRICS_PORT. */
  internalApp: RequestListener;
  upgrade: (req: IncomingMessage, socket: Socket, head: Buffer) => void;
  /** Resolves once it is known where requests may go. */
  prepared: () => Promise<void>;
  stop: () => void;
}

/** Websockets and long-polling connections that a session opens. */
const SOCKET_OPENINGS = { points: 10, windowSeconds: 10 };
/** New visitors behind one address in a day; more is no office, and few of a carrier's addresses. */
const VISITS = { points: 1000, windowSeconds: 86_400 };

/** The one gateway of the platform: requests to services pass on, everything else is the site itself. */
export const createGateway = ({ settings, logger, redis, sign, visits }: GatewayDeps): Gateway => {
  collectProcessMetrics();
  const { PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS: trustedHops, RATE_LIMIT_SCALE: scale } = settings;
  const isSecure = new URL(PUBLIC_ORIGIN).protocol === "https:";
  const origins = createOriginCheck(PUBLIC_ORIGIN);
  const access = createServiceAccess({ settings, logger, redis, sign });
  const { contextOf, sessions, browsers, authorize, proxy } = access;
  const { sessionOf } = sessions;

  const shared = { authorize, origins, proxy, contextOf, logger };
  const observe = createRequestObserver(logger);
  const openings = createRateLimit({ redis, name: "gateway:socket", ...SOCKET_OPENINGS, scale });
  const limitRate = createRateLimiter({ redis, scale, trustedHops });
  const api = createApiHandler({ ...shared, bodyTimeoutMs: settings.BODY_TIMEOUT_MS, observe, openings, limitRate });
  const upgrade = createUpgradeHandler({
    ...shared,
    markSessionsStale: sessions.markStale,
    socketsPerSession: settings.SOCKETS_PER_SESSION,
    openings,
    traffic: createTrafficBudget(scale),
  });

  const source = createSiteSource(settings, createReplicaResolver, logger);
  const look = createReadiness({ redis, authUrls: settings.AUTH_URL, hasSite: source.isReady });
  const business = localizeBusiness(settings);
  const ownOrigins = origins.origins;
  const site = createSiteApp({ settings, business, source, ownOrigins, look, logger, sessionOf, contextOf });
  const limit = createRateLimit({ redis, name: "gateway:visit", ...VISITS, scale });
  const countVisit = visits && createVisitCounter({ ...visits, redis, sessionOf, limit, trustedHops, logger });

  const answerSite: RequestListener = (req, res) => {
    const route = siteRouteOf(req);
    if (route) observe(req, res, route, contextOf(req));
    const browser = browsers.issue(req, res);
    if (browser !== undefined) countVisit?.(req, res, browser);
    site(req, res);
  };
  return {
    internalApp: createInternalApp(look),
    handle: (req, res) => {
      if (isDraining()) res.shouldKeepAlive = false;
      setCommonHeaders(res, isSecure);
      if (refuseAmbiguous(req, res, contextOf)) return;
      if (isForServices(req)) api(req, res);
      else answerSite(req, res);
    },
    upgrade,
    prepared: access.prepared,
    stop: () => {
      access.stop();
      source.stop();
    },
  };
};
