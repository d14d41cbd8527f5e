import type { IncomingMessage } from "node:http";
import type { Logger, Sign } from "@legal/service-kit";
import type { Redis } from "ioredis";
import { createAuthorizer } from "./access/authorize-request.ts";
import { createBrowserCookie } from "./browsers/browser-cookie.ts";
import type { GatewaySettings } from "./config.ts";
import { answerUpstreamError } from "./proxying/answer-upstream-error.ts";
import { createProxy } from "./proxying/proxy.ts";
import { replicasOf } from "./proxying/replicas-of.ts";
import { createUpstreams } from "./proxying/upstreams.ts";
import { createRequestContexts } from "./request/request-context.ts";
import { READ_METHODS } from "./routing/request-check.ts";
import { openSessions } from "./sessions/open-sessions.ts";
import { createTokenCache } from "./sessions/token-cache.ts";

interface AccessDeps {
  settings: GatewaySettings;
  logger: Logger;
  redis: Redis;
  sign: Sign;
}

/** A way in by Google ends the browser's session before and begins by GET. */
const mayEndSessions = ({ method = "" }: IncomingMessage, answer: IncomingMessage): boolean =>
  !READ_METHODS.has(method) || answer.headers["set-cookie"] !== undefined;

/** From a request's cookie to the service that answers it. */
export const createServiceAccess = (deps: AccessDeps) => {
  const { settings, logger, sign } = deps;
  const contextOf = createRequestContexts();
  const replicas = createUpstreams(replicasOf(settings));
  const authReplicaOf = (sessionId: string) => replicas.pick("auth", sessionId);
  const sessions = openSessions({ ...deps, authReplicaOf });
  const tokens = createTokenCache(sign);
  const proxy = createProxy({
    timeoutMs: settings.UPSTREAM_TIMEOUT_MS,
    connectTimeoutMs: settings.CONNECT_TIMEOUT_MS,
    onUnreachable: replicas.avoid,
    onAnswer: (req, answer) => {
      if (mayEndSessions(req, answer)) sessions.markStale();
    },
    onError: answerUpstreamError(contextOf, logger),
  });
  const browsers = createBrowserCookie(settings.PUBLIC_ORIGIN, settings.BROWSER_COOKIE_KEYS);
  const authorize = createAuthorizer({
    sessionOf: sessions.sessionOf,
    browserOf: (cookie) => browsers.read(cookie),
    tokens,
    upstreams: replicas,
    publicUrl: new URL(settings.PUBLIC_ORIGIN),
    trustedHops: settings.TRUSTED_PROXY_HOPS,
  });
  const stop = () => {
    for (const part of [sessions, tokens, replicas, proxy]) part.stop();
  };
  return { contextOf, sessions, browsers, authorize, proxy, prepared: replicas.known, stop };
};
