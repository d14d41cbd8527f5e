const MAX_LENGTH = 500;
const ORIGIN = "https://site.invalid";

/** Instead of a path: back to the page that led here, from one that does not know its own address yet. */
export const NEXT_IS_REFERRER = "referrer";

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * What a browser makes of the path: dot segments, also encoded ones, are gone. Undefined when it leads to another site,
 * or would if it were read once more. Backslashes and control characters are read as slashes or dropped by some
 * browsers.
 */
const resolved = (path: string | undefined): URL | undefined => {
  if (!path?.startsWith("/") || /[\\\p{Cc}]/u.test(path)) return undefined;
  const url = URL.parse(path, ORIGIN);
  return url?.origin === ORIGIN && !url.pathname.startsWith("//") ? url : undefined;
};

/**
 * A page of this site that a person can be sent to after a login; undefined for anything else. Judged as given and
 * decoded once and twice, since proxies and routers decode as well.
 */
export const safeNext = (next: unknown): string | undefined => {
  if (typeof next !== "string" || next.length > MAX_LENGTH) return undefined;
  const once = decoded(next);
  const readings = [next, once, once === undefined ? undefined : decoded(once)].map(resolved);
  if (readings.some((url) => url === undefined || /^\/api(\/|$)/i.test(url.pathname))) return undefined;
  const [url] = readings;
  const page = url && url.pathname + url.search + url.hash;
  // What a browser makes of it may end in a space, which counts differently once it is read again.
  return page === next || page === undefined || safeNext(page) === page ? page : undefined;
};
