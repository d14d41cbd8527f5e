import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { DEFAULT_LANGUAGE, type ErrorCode } from "@legal/contracts";
import { AppError } from "@legal/service-kit";
import { answerErrorOnSocket } from "../request/answer-error.ts";
import { capPerAddress } from "./cap-per-address.ts";
import { createRequestContext } from "../request/request-context.ts";
import { isWebsocket } from "../proxying/forwarded-headers.ts";

const MAX_HEADER_BYTES = 16_384;
const HEADERS_TIMEOUT_MS = 10_000;
/** An upload of 20 MB over a slow line; JSON bodies have a shorter limit of their own. */
const REQUEST_TIMEOUT_MS = 300_000;
const KEEP_ALIVE_MS = 65_000;
const CHECK_EVERY_MS = 2_000;

const FAILURES: Record<string, [status: number, code: ErrorCode]> = {
  HPE_HEADER_OVERFLOW: [431, "PAYLOAD_TOO_LARGE"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "REQUEST_TIMEOUT"],
};

const answerUnreadable = (error: Error & { code?: string }, socket: Duplex): void => {
  if (error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const [status, code] = FAILURES[error.code ?? ""] ?? [400, "MALFORMED_REQUEST"];
  const reader = { language: DEFAULT_LANGUAGE, requestId: createRequestContext().requestId };
  answerErrorOnSocket(socket, new AppError(status, code), reader);
};

/** Stops accepting, cuts websockets (their clients reconnect), gives running requests their time. */
const drain = async (server: Server, upgraded: Set<Duplex>, graceMs: number): Promise<void> => {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  for (const socket of upgraded) socket.destroy();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
};

interface ServerLimits {
  maxConnections: number;
  /** Open connections of one address; unlimited behind proxies, for then they are all the proxy's. */
  maxPerAddress?: number | undefined;
  /** Longest time for a request's header to arrive. */
  headersTimeoutMs?: number;
}

export interface StrictServer {
  server: Server;
  close: (graceMs: number) => Promise<void>;
}

/** An HTTP server that reads strictly, with a timeout for every step. */
export const createStrictServer = (listener: RequestListener, limits: ServerLimits): StrictServer => {
  const { maxConnections, maxPerAddress, headersTimeoutMs = HEADERS_TIMEOUT_MS } = limits;
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: headersTimeoutMs,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headersTimeoutMs),
      insecureHTTPParser: false,
      requireHostHeader: true,
      // Any other protocol that a client offers is left unused, and its request is answered.
      shouldUpgradeCallback: ({ headers }) => isWebsocket(headers),
    },
    listener,
  );
  server.maxConnections = maxConnections;
  if (maxPerAddress !== undefined) capPerAddress(server, maxPerAddress);
  server.on("clientError", answerUnreadable);
  const upgraded = new Set<Duplex>();
  server.on("upgrade", (_req, socket) => {
    upgraded.add(socket);
    socket.once("close", () => upgraded.delete(socket));
  });
  return { server, close: (graceMs) => drain(server, upgraded, graceMs) };
};
