import { createRateLimit } from "@legal/service-kit";
import type { Redis } from "ioredis";

/** Websockets and long-polling connections that a session opens. */
const SOCKET_OPENINGS = { points: 10, windowSeconds: 10 };
/** New visitors behind one address in a day; more is no office, and few of a carrier's addresses. */
const VISITS = { points: 1000, windowSeconds: 86_400 };

/** Limits beside those of the API's calls (`api/limit-rate.ts`). */
export const gatewayLimits = (redis: Redis, scale: number) => ({
  openings: createRateLimit({ redis, name: "gateway:socket", ...SOCKET_OPENINGS, scale }),
  visits: createRateLimit({ redis, name: "gateway:visit", ...VISITS, scale }),
});
