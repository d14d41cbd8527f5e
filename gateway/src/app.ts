import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
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
import { createAuthorizer } from "./access/authorize-request.ts";
import { answerError } from "./request/answer-error.ts";
import { createBrowserCookie } from "./browsers/browser-cookie.ts";
import { createRateLimiter } from "./api/limit-rate.ts";
import { createApiHandler } from "./api/api-handler.ts";
import { localizeBusiness } from "./business/localize-business.ts";
import type { GatewaySettings } from "./config.ts";
import { createRequestContexts, languageOf, type RequestContext } from "./request/request-context.ts";
import { answerUpstreamError } from "./proxying/answer-upstream-error.ts";
import { createProxy } from "./proxying/proxy.ts";
import { replicasOf } from "./proxying/replicas-of.ts";
import { createReplicaResolver } from "./proxying/replica-resolver.ts";
import { createUpstreams } from "./proxying/upstreams.ts";
import { createRequestObserver } from "./request/observe-request.ts";
import { assertUnambiguous, READ_METHODS } from "./routing/request-check.ts";
import { createOriginCheck } from "./routing/origin-check.ts";
import { openSessions } from "./sessions/open-sessions.ts";
import { createTokenCache } from "./sessions/token-cache.ts";
import { setCommonHeaders } from "./request/common-headers.ts";
import { createReadiness } from "./health/health-routes.ts";
import { createInternalApp } from "./health/internal-app.ts";
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
  inside: RequestListener;
  upgrade: (req: IncomingMessage, socket: Socket, head: Buffer) => void;
  /** Resolves once it is known where requests may go. */
  prepared: () => Promise<void>;
  stop: () => void;
}

/** Websockets and long-polling connections that a session opens. */
const SOCKET_OPENINGS = { points: 10, windowSeconds: 10 };
/** New visitors behind one address in a day; more is no household and no office. */
const VISITS = { points: 200, windowSeconds: 86_400 };

const OWN_API = /^\/api\/(docs|openapi\.json)(\?|$)/;

/** Calendars fetch the one; the other is a page that mail programs post to. */
const isForNotifications = (method: string, url: string): boolean =>
  /^\/calendar\/[^/?]+\.ics(\?|$)/.test(url) || (method === "POST" && url.startsWith("/unsubscribe/"));

const isForServices = ({ method = "", url = "" }: IncomingMessage): boolean =>
  (/^\/api(\/|\?|$)/.test(url) && !OWN_API.test(url)) ||
  url.startsWith("/socket.io") ||
  isForNotifications(method, url);

/** A way in by Google ends the browser's session before and begins by GET. */
const mayEndSessions = ({ method = "" }: IncomingMessage, answer: IncomingMessage): boolean =>
  !READ_METHODS.has(method) || answer.headers["set-cookie"] !== undefined;

const UNMEASURED = /^\/(health\/|metrics)/;
/** The site has far too many addresses to count each. */
const siteRouteOf = (url: string): string => {
  if (url.startsWith("/web/")) return "/web/*";
  return OWN_API.test(url) ? "/api/docs" : "page";
};

/** Answers a request that could be read in two ways; true when it did. */
const refuseAmbiguous = (
  req: IncomingMessage,
  res: ServerResponse,
  contextOf: (req: IncomingMessage) => RequestContext,
): boolean => {
  try {
    assertUnambiguous(req);
    return false;
  } catch (error) {
    const context = contextOf(req);
    res.shouldKeepAlive = false;
    answerError(res, error, { language: languageOf(req, context), requestId: context.requestId });
    return true;
  }
};

/** The one gateway of the platform: requests to services pass on, everything else is the site itself. */
export const createGateway = ({ settings, logger, redis, sign, visits }: GatewayDeps): Gateway => {
  collectProcessMetrics();
  const { PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS: trustedHops, RATE_LIMIT_SCALE: scale } = settings;
  const publicUrl = new URL(PUBLIC_ORIGIN);
  const origins = createOriginCheck(PUBLIC_ORIGIN);
  const contextOf = createRequestContexts();
  const replicas = createUpstreams(replicasOf(settings));
  const authReplicaOf = (sessionId: string) => replicas.pick("auth", sessionId);
  const sessions = openSessions({ settings, redis, sign, authReplicaOf, logger });
  const { sessionOf } = sessions;
  const tokens = createTokenCache(sign);
  const proxy = createProxy({
    timeoutMs: settings.UPSTREAM_TIMEOUT_MS,
    connectTimeoutMs: settings.CONNECT_TIMEOUT_MS,
    onUnreachable: replicas.avoid,
    onAnswer: (req, answer) => {
      if (mayEndSessions(req, answer)) sessions.doubt();
    },
    onError: answerUpstreamError(contextOf, logger),
  });
  const browsers = createBrowserCookie(PUBLIC_ORIGIN, settings.BROWSER_COOKIE_KEYS);
  const authorize = createAuthorizer({
    sessionOf,
    browserOf: (cookie) => browsers.read(cookie),
    tokens,
    upstreams: replicas,
    publicUrl,
    trustedHops,
  });
  const shared = { authorize, origins, proxy, contextOf, logger };
  const observe = createRequestObserver(logger);
  const openings = createRateLimit({ redis, name: "gateway:socket", ...SOCKET_OPENINGS, scale });
  const limitRate = createRateLimiter({ redis, scale, trustedHops });
  const api = createApiHandler({ ...shared, bodyTimeoutMs: settings.BODY_TIMEOUT_MS, observe, openings, limitRate });
  const source = createSiteSource(settings, createReplicaResolver, logger);
  const look = createReadiness({ redis, authUrls: settings.AUTH_URL, hasSite: source.isReady });
  const business = localizeBusiness(settings);
  const ownOrigins = origins.origins;
  const site = createSiteApp({ settings, business, source, ownOrigins, look, logger, sessionOf, contextOf });
  const limit = createRateLimit({ redis, name: "gateway:visit", ...VISITS, scale });
  const traffic = createTrafficBudget(scale);
  const countVisit = visits && createVisitCounter({ ...visits, redis, sessionOf, limit, trustedHops, logger });

  return {
    inside: createInternalApp(look),
    handle: (req, res) => {
      if (isDraining()) res.shouldKeepAlive = false;
      setCommonHeaders(res, publicUrl.protocol === "https:");
      if (refuseAmbiguous(req, res, contextOf)) return;
      if (isForServices(req)) api(req, res);
      else {
        if (!UNMEASURED.test(req.url ?? "")) observe(req, res, siteRouteOf(req.url ?? ""), contextOf(req));
        countVisit?.(req, res);
        browsers.issue(req, res);
        site(req, res);
      }
    },
    upgrade: createUpgradeHandler({
      ...shared,
      doubtSessions: sessions.doubt,
      socketsPerSession: settings.SOCKETS_PER_SESSION,
      openings,
      traffic,
    }),
    prepared: replicas.known,
    stop: () => {
      sessions.stop();
      tokens.stop();
      replicas.stop();
      source.stop();
      proxy.stop();
    },
  };
};
