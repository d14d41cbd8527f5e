import { checkRedis, createRouter, isDraining } from "@legal/service-kit";
import type { Request, Router } from "express";
import type { Redis } from "ioredis";

interface ReadinessDeps {
  redis: Redis;
  authUrls: readonly URL[];
  /** Whether there are pages to show. */
  hasSite: () => boolean;
}

export interface Readiness {
  status: "ready" | "unavailable" | "draining";
  down: string[];
  checks: Record<string, "up" | "down">;
}

const CHECK_MS = 1000;
/** However often it is asked. */
const CHECK_EVERY_MS = 1000;

const isUp = async (check: () => Promise<unknown>): Promise<boolean> => {
  try {
    await check();
    return true;
  } catch {
    // The answer names what is down.
    return false;
  }
};

const assertLive = async (url: URL): Promise<void> => {
  const answer = await fetch(new URL("/health/live", url), { signal: AbortSignal.timeout(CHECK_MS) });
  if (!answer.ok) throw new Error(`auth answered ${answer.status}`);
};

const stateOf = (up: boolean) => (up ? "up" : "down");

/** Any replica will do. */
const checkAuth = (urls: readonly URL[]) => (): Promise<void> => Promise.any(urls.map(assertLive));

/**
 * Ready as long as sessions can be looked up, in Redis or at auth; otherwise taking the gateway out would only lose
 * the site.
 */
export const createReadiness = ({ redis, authUrls, hasSite }: ReadinessDeps): (() => Promise<Readiness>) => {
  const check = () => Promise.all([isUp(checkRedis(redis)), isUp(checkAuth(authUrls))]);
  let checked = { at: -Infinity, found: Promise.resolve([false, false]) };
  return async () => {
    if (performance.now() - checked.at >= CHECK_EVERY_MS) checked = { at: performance.now(), found: check() };
    const [redisUp = false, authUp = false] = await checked.found;
    const isUsable = (redisUp || authUp) && hasSite();
    const checks = { redis: stateOf(redisUp), auth: stateOf(authUp), site: stateOf(hasSite()) } as const;
    const down = Object.entries(checks)
      .filter(([, state]) => state === "down")
      .map(([name]) => name);
    return { status: isDraining() ? "draining" : isUsable ? "ready" : "unavailable", down, checks };
  };
};

/** `maySeeDetails`: who sees what is down; everyone sees whether. */
export const healthRoutes = (look: () => Promise<Readiness>, maySeeDetails: (req: Request) => boolean): Router => {
  const routes = createRouter();
  routes.get("/health/live", (_req, res) => {
    res.json({ status: "live" });
  });
  routes.get("/health/ready", async (req, res) => {
    const { status, ...details } = await look();
    res
      .set("Cache-Control", "no-store")
      .status(status === "ready" ? 200 : 503)
      .json({ status, ...(maySeeDetails(req) && details) });
  });
  return routes;
};
