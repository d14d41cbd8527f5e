import type { IncomingMessage } from "node:http";

const OWN_API = /^\/api\/(docs|openapi\.json)(\?|$)/;

/** Calendars fetch the one; the other is a page that mail programs post to. */
const isForNotifications = (method: string, url: string): boolean =>
  /^\/calendar\/[^/?]+\.ics(\?|$)/.test(url) || (method === "POST" && url.startsWith("/unsubscribe/"));

/** Everything else is the site itself. */
export const isForServices = ({ method = "", url = "" }: IncomingMessage): boolean =>
  (/^\/api(\/|\?|$)/.test(url) && !OWN_API.test(url)) ||
  url.startsWith("/socket.io") ||
  isForNotifications(method, url);

const UNMEASURED = /^\/(health\/|metrics)/;

/** What a request to the site is counted as, which has far too many addresses to count each; nothing for probes. */
export const siteRouteOf = ({ url = "" }: IncomingMessage): string | undefined => {
  if (UNMEASURED.test(url)) return undefined;
  if (url.startsWith("/web/")) return "/web/*";
  return OWN_API.test(url) ? "/api/docs" : "page";
};
