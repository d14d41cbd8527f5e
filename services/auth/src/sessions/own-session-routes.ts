import { endOtherSessionsCall, endSessionCall, listSessionsCall } from "@legal/contracts";
import { createRouter, parse, requireRecentLogin, requireUser, userOf } from "@legal/service-kit";
import type { Request, Router } from "express";
import { endOtherSessions, endOwnSession } from "./end-own-sessions.ts";
import { listOwnSessions } from "./list-own-sessions.ts";
import { presentOwnSession } from "./present-own-session.ts";
import type { SessionCache } from "./session-cache.ts";
import type { Browser } from "./start-session.ts";

interface OwnSessionRouteDeps {
  sessionCache: SessionCache;
  browserOf: (req: Request) => Browser;
}

/** Where an account is signed in, and ending it. */
export const ownSessionRoutes = ({ sessionCache, browserOf }: OwnSessionRouteDeps): Router => {
  const routes = createRouter();

  routes.get(listSessionsCall.path, requireUser, async (req, res) => {
    const { id, sessionId } = userOf(req);
    const sessions = await listOwnSessions(id, sessionId);
    res.json(sessions.map((one) => presentOwnSession(one, sessionId)));
  });

  routes.delete(endOtherSessionsCall.path, requireUser, requireRecentLogin, async (req, res) => {
    await endOtherSessions(userOf(req), browserOf(req).deviceSecret, sessionCache);
    res.status(endOtherSessionsCall.status).end();
  });

  routes.delete(endSessionCall.path, requireUser, requireRecentLogin, async (req, res) => {
    const { handle } = parse(endSessionCall, req).params;
    await endOwnSession(userOf(req).id, handle, sessionCache);
    res.status(endSessionCall.status).end();
  });

  return routes;
};
