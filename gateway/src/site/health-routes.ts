import { checkRedis, isDraining } from "@legal/service-kit";
import { Router } from "express";
import type { Redis } from "ioredis";

interface HealthDeps {
  redis: Redis;
  authUrls: readonly URL[];
  /** Whether there are pages to show. */
  hasSite: () => boolean;
}

const CHECK_MS = 1000;

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

/** Ready as long as sessions can be told, from Redis or from auth; taking the door away would help nobody. */
export const healthRoutes = ({ redis, authUrls, hasSite }: HealthDeps): Router => {
  const routes = Router();
  routes.get("/health/live", (_req, res) => {
    res.json({ status: "live" });
  });
  routes.get("/health/ready", async (_req, res) => {
    const [redisUp, authUp] = await Promise.all([isUp(checkRedis(redis)), isUp(checkAuth(authUrls))]);
    const isUsable = (redisUp || authUp) && hasSite();
    const status = isDraining() ? "draining" : isUsable ? "ready" : "unavailable";
    const checks = { redis: stateOf(redisUp), auth: stateOf(authUp), site: stateOf(hasSite()) };
    const down = Object.entries(checks)
      .filter(([, state]) => state === "down")
      .map(([name]) => name);
    res
      .set("Cache-Control", "no-store")
      .status(status === "ready" ? 200 : 503)
      .json({ status, down, checks });
  });
  return routes;
};
