import { countsBrowsers } from "@legal/contracts/routes";
import type { Request } from "express";
import { clientBrowserOf } from "../identity/caller.ts";
import { clientNetworkOf } from "../identity/client-network.ts";
import { createRateLimit, type RateLimitOptions } from "./rate-limit.ts";

interface BrowserLimitOptions extends RateLimitOptions {
  /** Of all browsers at one address, which a whole office or a carrier's customers may share. */
  pointsOfAddress: number;
}

export interface BrowserLimit {
  /** Throws 429 RATE_LIMITED as `RateLimit.consume` does. */
  consume(req: Request): Promise<void>;
}

/** Elsewhere the gateway names no browser, and a whole address would share the count of one. */
const assertNamed = (req: Request): void => {
  const { path } = req.route as { path: string };
  if (!countsBrowsers(req.method, path)) throw new Error(`not in BROWSER_COUNTED_ROUTES: ${req.method} ${path}`);
};

/**
 * Counts each browser by the gateway's cookie, and all of an address by a wide bound. Who shows no cookie shares the
 * narrow count with everyone at their address who shows none, so a program without cookies stops where it always did.
 */
export const createBrowserLimit = ({ pointsOfAddress, ...options }: BrowserLimitOptions): BrowserLimit => {
  const narrow = createRateLimit(options);
  const wide = createRateLimit({ ...options, name: `${options.name}-address`, points: pointsOfAddress });
  return {
    consume: async (req) => {
      assertNamed(req);
      const address = clientNetworkOf(req);
      const browser = clientBrowserOf(req);
      // First, so that a browser that asks too much takes nothing from its neighbours.
      await narrow.consume(browser === undefined ? `address ${address}` : `browser ${browser}`);
      await wide.consume(address);
    },
  };
};
