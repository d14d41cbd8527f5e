import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { SOCKET_PATH } from "@legal/contracts";
import {
  AppError,
  gauge,
  notFound,
  unauthenticated,
  type Logger,
  type RateLimit,
  type TrafficBudget,
} from "@legal/service-kit";
import type { AuthorizeRequest } from "../access/authorize-request.ts";
import { answerErrorOnSocket } from "../request/answer-error.ts";
import { createOpenCounter } from "../server/open-counter.ts";
import { languageOf, type RequestContext } from "../request/request-context.ts";
import { isWebsocket } from "../proxying/forwarded-headers.ts";
import type { Proxy } from "../proxying/proxy.ts";
import { matchRoute } from "../routing/match-route.ts";
import type { OriginCheck } from "../routing/origin-check.ts";
import { assertUnambiguous } from "../routing/request-check.ts";
import { meterSocket } from "./meter-socket.ts";

interface UpgradeHandlerDeps {
  authorize: AuthorizeRequest;
  origins: OriginCheck;
  proxy: Proxy;
  logger: Logger;
  contextOf: (req: IncomingMessage) => RequestContext;
  /** A websocket outlives its handshake: its session is looked up in Redis itself, whatever is kept of it here. */
  markSessionsStale: () => void;
  /** Open websockets of one session. */
  socketsPerSession: number;
  /** How fast a session opens websockets; a browser that restores more tabs comes again by itself. */
  openings: RateLimit;
  /** What a person may send over all sockets. */
  traffic: TrafficBudget;
}

type UpgradeListener = (req: IncomingMessage, socket: Socket, head: Buffer) => void;

const tooMany = (what: string) => new AppError(429, "RATE_LIMITED", what, { retryAfterSeconds: 10 });

const isSocketPath = (url: string): boolean => url.split("?", 1)[0] === `${SOCKET_PATH}/`;

/** Websockets. Nothing of the HTTP side runs for an upgrade, so every check is made here again. */
export const createUpgradeHandler = (deps: UpgradeHandlerDeps): UpgradeListener => {
  const { authorize, markSessionsStale, origins, proxy, logger, contextOf, socketsPerSession, openings, traffic } =
    deps;
  const count = createOpenCounter(socketsPerSession);
  const openSockets = gauge("gateway_sockets_open", "Websockets that pass through this gateway");
  const route = matchRoute("GET", `${SOCKET_PATH}/`);

  const pass = async (req: IncomingMessage, socket: Socket, head: Buffer): Promise<void> => {
    assertUnambiguous(req);
    if (!isSocketPath(req.url ?? "")) throw notFound("socket path");
    if (req.method !== "GET" || !isWebsocket(req.headers))
      throw new AppError(400, "MALFORMED_REQUEST", "not a websocket handshake");
    // Fetch metadata is left out: browsers disagree on what "same origin" means between ws: and http:.
    origins.assertSameOrigin({ origin: req.headers.origin });
    const context = contextOf(req);
    markSessionsStale();
    const findUpstream = await authorize(req, route, context);
    const { session } = context;
    if (!session) throw unauthenticated();
    await openings.consume(session.sessionId);
    if (traffic.isSpent(session)) throw tooMany("too much traffic");
    if (socket.destroyed) return;
    if (!count(session.sessionId, socket)) throw tooMany("too many sockets");
    openSockets.inc();
    socket.once("close", () => openSockets.dec());
    proxy.upgrade(req, socket, head, findUpstream(), (service) =>
      meterSocket({ browser: socket, service }, session, traffic),
    );
  };

  return (req, socket, head) => {
    const context = contextOf(req);
    // Without a listener a reset connection would end the process.
    socket.on("error", (error) => logger.debug({ err: error, requestId: context.requestId }, "socket broke"));
    pass(req, socket, head).catch((error: unknown) =>
      answerErrorOnSocket(socket, error, { language: languageOf(req, context), requestId: context.requestId }),
    );
  };
};
