import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { AppError } from "@legal/service-kit";

export const READ_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

export const hasBody = (headers: IncomingHttpHeaders): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** `rawHeaders` has names and values in turn; Node keeps the first of several and says nothing. */
const hasTwoHosts = (rawHeaders: readonly string[]): boolean => {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
};

const refuse = (why: string): never => {
  throw new AppError(400, "MALFORMED_REQUEST", why);
};

/**
 * Refuses what no client of ours sends and a proxy in front may have read differently: two hosts, a body where none
 * belongs (it could trickle in for minutes), `*` with anything but OPTIONS.
 */
export const assertUnambiguous = ({ method = "", url, headers, rawHeaders }: IncomingMessage): void => {
  if (hasTwoHosts(rawHeaders)) refuse("two Host headers");
  if (url === "*" && method !== "OPTIONS") refuse("* is for OPTIONS");
  if (READ_METHODS.has(method) && hasBody(headers)) refuse(`${method} with a body`);
};
