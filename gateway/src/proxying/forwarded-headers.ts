import type { IncomingHttpHeaders } from "node:http";

/** Headers of a client that reach a service. Everything else is dropped: identity, addresses and cookies above all. */
const FORWARDED_HEADERS = [
  "accept",
  "accept-language",
  "content-length",
  "content-type",
  "idempotency-key",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "origin",
  "range",
  "transfer-encoding",
  "user-agent",
] as const;
const WEBSOCKET_HEADERS = [
  "connection",
  "sec-websocket-extensions",
  "sec-websocket-key",
  "sec-websocket-protocol",
  "sec-websocket-version",
  "upgrade",
] as const;

export const isWebsocket = ({ upgrade }: IncomingHttpHeaders): boolean => upgrade?.toLowerCase() === "websocket";

/** Other headers about the connection, above all an offered protocol, are hop-by-hop (RFC 9110, 7.8). */
const ofTheConnection = (from: IncomingHttpHeaders): readonly string[] => {
  if (isWebsocket(from)) return WEBSOCKET_HEADERS;
  return /^(close|keep-alive)$/i.test(from.connection ?? "") ? ["connection"] : [];
};

interface Facts {
  requestId: string;
  traceparent: string | undefined;
  clientAddress: string;
  browser: string | undefined;
  publicUrl: URL;
  upstream: URL;
  bearer: string | undefined;
  cookie: string | undefined;
}

/** The whole header of a request to a service. */
export const forwardedHeaders = (from: IncomingHttpHeaders, facts: Facts): IncomingHttpHeaders => {
  const headers: Record<string, string | string[] | undefined> = {
    host: facts.upstream.host,
    "x-request-id": facts.requestId,
    "x-client-ip": facts.clientAddress,
    "x-forwarded-for": facts.clientAddress,
    "x-forwarded-host": facts.publicUrl.host,
    "x-forwarded-proto": facts.publicUrl.protocol.slice(0, -1),
  };
  for (const name of [...FORWARDED_HEADERS, ...ofTheConnection(from)])
    if (from[name] !== undefined) headers[name] = from[name];
  if (facts.browser !== undefined) headers["x-client-browser"] = facts.browser;
  if (facts.traceparent !== undefined) headers["traceparent"] = facts.traceparent;
  if (facts.bearer !== undefined) headers.authorization = facts.bearer;
  if (facts.cookie) headers.cookie = facts.cookie;
  return headers;
};

/** Those of the named cookies that the request carries, as a Cookie header. */
export const onlyCookies = (cookie: string | undefined, names: readonly string[] | undefined): string | undefined =>
  names &&
  cookie
    ?.split(/;\s*/)
    .filter((pair) => names.includes(pair.split("=", 1)[0] ?? ""))
    .join("; ");
