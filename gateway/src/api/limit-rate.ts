import type { IncomingMessage } from "node:http";
import { networkOf, createRateLimit } from "@legal/service-kit";
import type { Redis } from "ioredis";
import { clientAddressOf } from "../request/client-address.ts";
import { ROUTES, type Route } from "../routing/route-table.ts";

/** Throws 429 when a network has used up what a route allows it. */
export type LimitRate = (req: IncomingMessage, route: Route) => Promise<void>;

interface LimitDeps {
  redis: Redis;
  scale: number;
  trustedHops: number;
}

const MINUTE = 60;

export const createRateLimiter = ({ redis, scale, trustedHops }: LimitDeps): LimitRate => {
  const limits = new Map(
    ROUTES.flatMap((route) => {
      const { path, perMinute: points } = route;
      if (points === undefined) return [];
      return [
        [route, createRateLimit({ redis, name: `gateway:${path}`, points, windowSeconds: MINUTE, scale })] as const,
      ];
    }),
  );
  return async (req, route) => limits.get(route)?.consume(networkOf(clientAddressOf(req, trustedHops)));
};
