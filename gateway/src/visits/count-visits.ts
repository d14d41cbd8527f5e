import type { IncomingMessage, ServerResponse } from "node:http";
import { siteVisited } from "@legal/contracts";
import type { Broadcaster } from "@legal/event-bus/broadcaster";
import { seoulDateOf } from "@legal/i18n";
import { AppError, networkOf, type Logger, type RateLimit, type VisitorHash } from "@legal/service-kit";
import type { Redis } from "ioredis";
import { clientAddressOf } from "../request/client-address.ts";
import type { SessionLookup } from "../sessions/session-lookup.ts";

interface VisitDeps {
  redis: Redis;
  sessionOf: SessionLookup;
  hash: VisitorHash;
  publish: Broadcaster["publish"];
  /** New visitors of one network in a day. */
  limit: RateLimit;
  trustedHops: number;
  logger: Logger;
}

const DAY_SECONDS = 86_400;

/** Counts visitors who open a page, once per session or browser and day in Seoul, by an event. */
export const createVisitCounter = ({ redis, sessionOf, hash, publish, limit, trustedHops, logger }: VisitDeps) => {
  const visitorOf = async (req: IncomingMessage, browser: string): Promise<string[]> => {
    const session = await sessionOf(req.headers.cookie);
    return session ? ["session", session.sessionId] : ["browser", browser];
  };
  const count = async (req: IncomingMessage, browser: string, network: string): Promise<void> => {
    const visitDate = seoulDateOf(new Date());
    const keys = hash(visitDate, ...(await visitorOf(req, browser))).map((one) => `gateway:visit:${one}`);
    if ((await redis.exists(keys)) > 0) return;
    // Before the key: a program that keeps no name would fill Redis.
    await limit.consume(network);
    const isNew = await redis.set(keys[0] ?? "", "1", "EX", DAY_SECONDS, "NX");
    if (isNew) publish(siteVisited, { visitDate });
  };

  return (req: IncomingMessage, res: ServerResponse, browser: string): void => {
    const network = networkOf(clientAddressOf(req, trustedHops));
    res.once("finish", () => {
      if (res.statusCode >= 400) return;
      count(req, browser, network).catch((error: unknown) => {
        if (!(error instanceof AppError)) logger.debug({ err: error }, "visit not counted");
      });
    });
  };
};
