import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { SOCKET_PATH } from "@legal/contracts";
import type { RateLimit } from "@legal/service-kit";
import type { LimitRate } from "./limit-rate.ts";
import type { AuthorizeRequest } from "../access/authorize-request.ts";
import { answerError } from "../request/answer-error.ts";
import { limitBodyTime } from "./limit-body-time.ts";
import { languageOf, type RequestContext } from "../request/request-context.ts";
import type { Proxy } from "../proxying/proxy.ts";
import { assertBodyAllowed } from "../routing/body-check.ts";
import { matchRoute } from "../routing/match-route.ts";
import { READ_METHODS } from "../routing/request-check.ts";
import type { ObserveRequest } from "../request/observe-request.ts";
import type { OriginCheck } from "../routing/origin-check.ts";
import type { Route } from "../routing/route-table.ts";

interface ApiHandlerDeps {
  authorize: AuthorizeRequest;
  origins: OriginCheck;
  proxy: Proxy;
  contextOf: (req: IncomingMessage) => RequestContext;
  /** Longest time for a JSON body to arrive. */
  bodyTimeoutMs: number;
  observe: ObserveRequest;
  /** How fast a session opens sockets, by polling too. */
  openings: RateLimit;
  limitRate: LimitRate;
}

const SOCKETS = `${SOCKET_PATH}/`;

/** Without the id of a socket, a request by long polling opens one. Read as engine.io reads it: the last one counts. */
const opensSocket = (url: string): boolean => !new URL(url, "http://gateway").searchParams.getAll("sid").at(-1);

const pathOf = (url: string): string => {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
};

/**
 * Requests for the services. No express, no body parser: what a request costs here, every call of the platform pays.
 */
export const createApiHandler = (deps: ApiHandlerDeps): RequestListener => {
  const { authorize, origins, proxy, contextOf, bodyTimeoutMs, observe, openings, limitRate } = deps;
  const checkChange = (req: IncomingMessage, res: ServerResponse, route: Route): void => {
    if (!route.withoutCookies) origins.assertSameOrigin(req.headers);
    assertBodyAllowed(route, req.headers);
    if (route.body !== "multipart") limitBodyTime(req, res, bodyTimeoutMs, contextOf(req));
  };
  const followedRoute = (req: IncomingMessage, res: ServerResponse, find: () => Route): Route => {
    let path = "unmatched";
    try {
      const route = find();
      path = route.path;
      return route;
    } finally {
      observe(req, res, path, contextOf(req));
    }
  };
  const pass = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const { method = "", url = "" } = req;
    const route = followedRoute(req, res, () => matchRoute(method, pathOf(url)));
    if (!READ_METHODS.has(method)) checkChange(req, res, route);
    await limitRate(req, route);
    const findUpstream = await authorize(req, route, contextOf(req));
    if (route.path === SOCKETS && opensSocket(url)) await openings.consume(contextOf(req).session?.sessionId ?? "");
    proxy.web(req, res, findUpstream);
  };

  return (req, res) => {
    const context = contextOf(req);
    res.setHeader("x-request-id", context.requestId);
    pass(req, res).catch((error: unknown) =>
      answerError(res, error, { language: languageOf(req, context), requestId: context.requestId }),
    );
  };
};
