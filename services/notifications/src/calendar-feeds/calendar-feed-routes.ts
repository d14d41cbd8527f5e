import { createHash } from "node:crypto";
import {
  changeCalendarFeedCall,
  createCalendarFeedCall,
  getCalendarFeedCall,
  readCalendarFeedCall,
  removeCalendarFeedCall,
  type CalendarFeed as CalendarFeedAnswer,
} from "@legal/contracts";
import { pathOf } from "@legal/contracts/client";
import {
  createRouter,
  parse,
  requireEnrolled,
  requireRecentLogin,
  requireUser,
  userOf,
  type RateLimit,
} from "@legal/service-kit";
import type { Router } from "express";
import { CalendarFeed, type CalendarFeedRecord } from "./calendar-feed-model.ts";
import { changeCalendarFeed, createCalendarFeed } from "./manage-calendar-feed.ts";
import { readCalendarFeed, type CalendarDeps } from "./read-calendar-feed.ts";

interface CalendarRouteDeps extends CalendarDeps {
  /** New addresses of one person. */
  making: RateLimit;
}

const presentFeed = ({ scope, detailed, createdAt, readAt }: CalendarFeedRecord) => ({
  scope,
  detailed,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

const etagOf = (text: string): string => `"${createHash("sha256").update(text).digest("base64url")}"`;

export const calendarFeedRoutes = (deps: CalendarRouteDeps): Router => {
  const routes = createRouter();

  routes.get(getCalendarFeedCall.path, requireUser, async (req, res) => {
    const feed = await CalendarFeed.findById(userOf(req).id).lean<CalendarFeedRecord>();
    const answer: CalendarFeedAnswer = { feed: feed && presentFeed(feed) };
    res.json(answer);
  });

  // An address outlives the session that made it, so an open browser alone does not suffice.
  routes.post(createCalendarFeedCall.path, requireEnrolled, requireRecentLogin, async (req, res) => {
    const { body } = parse(createCalendarFeedCall, req);
    await deps.making.consume(userOf(req).id);
    const { feed, token } = await createCalendarFeed(userOf(req), body);
    const url = new URL(pathOf(readCalendarFeedCall.path, { token }), deps.publicOrigin).href;
    res.status(createCalendarFeedCall.status).json({ feed: presentFeed(feed), url });
  });

  routes.patch(changeCalendarFeedCall.path, requireEnrolled, requireRecentLogin, async (req, res) => {
    const feed = await changeCalendarFeed(userOf(req), parse(changeCalendarFeedCall, req).body);
    const answer: CalendarFeedAnswer = { feed: presentFeed(feed) };
    res.json(answer);
  });

  routes.delete(removeCalendarFeedCall.path, requireUser, async (req, res) => {
    await CalendarFeed.deleteOne({ _id: userOf(req).id });
    res.status(removeCalendarFeedCall.status).end();
  });

  routes.get(readCalendarFeedCall.path, async (req, res) => {
    const text = await readCalendarFeed(parse(readCalendarFeedCall, req).params.token, deps);
    const etag = etagOf(text);
    res.set({ ETag: etag, "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" });
    // Express would send everything to a program that asks caches on the way to be passed by.
    if (req.get("if-none-match")?.includes(etag)) res.status(304).end();
    else res.type("text/calendar; charset=utf-8").send(text);
  });

  return routes;
};
