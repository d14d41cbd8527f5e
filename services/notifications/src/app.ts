import { checkBroker } from "@legal/event-bus";
import {
  checkRedis,
  createHttpApp,
  createRateLimit,
  type Identity,
  type InternalClient,
  type Logger,
} from "@legal/service-kit";
import { checkMongo } from "@legal/service-kit/mongo";
import type { Express } from "express";
import type { Redis } from "ioredis";
import { calendarFeedRoutes } from "./calendar-feeds/calendar-feed-routes.ts";
import { reminderRoutes } from "./acknowledgements/reminder-routes.ts";
import { noticeRoutes } from "./notices/notice-routes.ts";
import { pushRoutes } from "./push/push-routes.ts";
import type { PushSender } from "./push/push-sender.ts";
import { sendWhatWaited } from "./deliveries/send-what-waited.ts";
import { preferenceRoutes } from "./preferences/preference-routes.ts";

interface AppDeps {
  logger: Logger;
  identity: Identity;
  redis: Redis;
  caseChat: InternalClient;
  push?: PushSender | undefined;
  settings: { PUBLIC_ORIGIN: string; RATE_LIMIT_SCALE: number };
}

/** Programs fetch a calendar once an hour or less often; some people have several. */
const CALENDAR_FETCHES = { points: 60, windowSeconds: 3600 };

/** Calendars that one person makes: each is mailed to them. */
const CALENDARS_MADE = { points: 10, windowSeconds: 3600 };

/** A mail program posts a form there, which no one reads. */
const ONE_CLICK = /^\/unsubscribe\/[\w-]+$/;

export const createApp = ({ logger, identity, redis, caseChat, push, settings }: AppDeps): Express => {
  const { PUBLIC_ORIGIN: publicOrigin, RATE_LIMIT_SCALE: scale } = settings;
  const limit = createRateLimit({ redis, name: "notifications:calendar", ...CALENDAR_FETCHES, scale });
  const making = createRateLimit({ redis, name: "notifications:calendar-made", ...CALENDARS_MADE, scale });
  return createHttpApp({
    name: "notifications",
    logger,
    identity,
    checks: { mongodb: checkMongo },
    // Without Redis the limits count per process.
    optionalChecks: { redis: checkRedis(redis), rabbitmq: checkBroker },
    streamedPaths: [ONE_CLICK],
    routers: [
      noticeRoutes,
      reminderRoutes,
      preferenceRoutes({ sendWhatWaited }),
      calendarFeedRoutes({ caseChat, publicOrigin, limit, making }),
      pushRoutes(push),
    ],
  });
};
