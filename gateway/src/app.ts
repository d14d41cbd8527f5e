import type { IncomingMessage, RequestListener } from "node:http";
import type { Socket } from "node:net";
import { SOCKET_TRAFFIC } from "@legal/contracts/constants";
import { collectProcessMetrics, isDraining, createTrafficBudget, type Logger, type Sign } from "@legal/service-kit";
import type { Redis } from "ioredis";
import { createRateLimiter } from "./api/limit-rate.ts";
import { createApiHandler } from "./api/api-handler.ts";
import type { GatewaySettings } from "./config.ts";
import { gatewayLimits } from "./limits.ts";
import { refuseAmbiguous } from "./request/refuse-ambiguous.ts";
import { createRequestObserver } from "./request/observe-request.ts";
import { isForServices } from "./routing/destination.ts";
import { createOriginCheck } from "./routing/origin-check.ts";
import { setCommonHeaders } from "./request/common-headers.ts";
import { createInternalApp } from "./health/internal-app.ts";
import { createServiceAccess } from "./service-access.ts";
import { createSiteHandler, type VisitReport } from "./site-handler.ts";
import { createUpgradeHandler } from "./sockets/upgrade-handler.ts";

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

/** The one gateway of the platform: requests to services pass on, everything else is the site itself. */
export const createGateway = ({ settings, logger, redis, sign, visits }: GatewayDeps): Gateway => {
  collectProcessMetrics();
  const { PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS: trustedHops, RATE_LIMIT_SCALE: scale } = settings;
  const isSecure = new URL(PUBLIC_ORIGIN).protocol === "https:";
  const origins = createOriginCheck(PUBLIC_ORIGIN);
  const access = createServiceAccess({ settings, logger, redis, sign });
  const { contextOf, sessions, authorize, proxy } = access;
  const { openings, visits: visitLimit } = gatewayLimits(redis, scale);

  const shared = { authorize, origins, proxy, contextOf, logger };
  const observe = createRequestObserver(logger);
  const limitRate = createRateLimiter({ redis, scale, trustedHops });
  const api = createApiHandler({ ...shared, bodyTimeoutMs: settings.BODY_TIMEOUT_MS, observe, openings, limitRate });
  const upgrade = createUpgradeHandler({
    ...shared,
    markSessionsStale: sessions.markStale,
    socketsPerSession: settings.SOCKETS_PER_SESSION,
    openings,
    traffic: createTrafficBudget(SOCKET_TRAFFIC, scale),
  });
  const ownOrigins = origins.origins;
  const site = createSiteHandler({ settings, redis, access, observe, ownOrigins, visits, visitLimit, logger });

  return {
    internalApp: createInternalApp(site.look),
    handle: (req, res) => {
      if (isDraining()) res.shouldKeepAlive = false;
      setCommonHeaders(res, isSecure);
      if (refuseAmbiguous(req, res, contextOf)) return;
      if (isForServices(req)) api(req, res);
      else site.handle(req, res);
    },
    upgrade,
    prepared: access.prepared,
    stop: () => {
      access.stop();
      site.stop();
    },
  };
};
