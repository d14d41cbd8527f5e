const MAX_LENGTH = 500;

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/** Backslashes and control characters are read as slashes or dropped by some browsers. */
const isPlainPath = (path: string): boolean =>
  path.startsWith("/") && !path.startsWith("//") && !/[\\\p{Cc}]/u.test(path);

/** A path of this site that a person can be sent to after a login; undefined for anything else. */
export const safeNext = (next: unknown): string | undefined => {
  if (typeof next !== "string" || next.length > MAX_LENGTH || !isPlainPath(next)) return undefined;
  const once = decoded(next);
  const twice = once === undefined ? undefined : decoded(once);
  if (once === undefined || twice === undefined || !isPlainPath(once) || !isPlainPath(twice)) return undefined;
  return next.startsWith("/api/") ? undefined : next;
};
