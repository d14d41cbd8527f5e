import { SOCKET_PATH } from "@legal/contracts/constants";
import { readCalendarFeedRoute, unsubscribeInOneClickRoute } from "@legal/contracts/routes";
import type { IncomingMessage } from "node:http";

const OWN_API = /^\/api\/(docs|openapi\.json)(\?|$)/;

const patternOf = (route: string): RegExp => {
  const path = route.slice(route.indexOf("/")).replaceAll(".", String.raw`\.`);
  return new RegExp(`^${path.replace(/:\w+/, "[^/?]+")}(\\?|$)`);
};

const CALENDAR = patternOf(readCalendarFeedRoute);
/** A page too, which is not posted to. */
const UNSUBSCRIBE = patternOf(unsubscribeInOneClickRoute);

const isForNotifications = (method: string, url: string): boolean =>
  CALENDAR.test(url) || (method === "POST" && UNSUBSCRIBE.test(url));

/** Everything else is the site itself. */
export const isForServices = ({ method = "", url = "" }: IncomingMessage): boolean =>
  (/^\/api(\/|\?|$)/.test(url) && !OWN_API.test(url)) || url.startsWith(SOCKET_PATH) || isForNotifications(method, url);

const UNMEASURED = /^\/(health\/|metrics)/;

/** What a request to the site is counted as, which has far too many addresses to count each; nothing for probes. */
export const siteRouteOf = ({ url = "" }: IncomingMessage): string | undefined => {
  if (UNMEASURED.test(url)) return undefined;
  if (url.startsWith("/web/")) return "/web/*";
  return OWN_API.test(url) ? "/api/docs" : "page";
};
