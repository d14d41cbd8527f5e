import { isNativeError } from "node:util/types";
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { isDraining } from "../process/lifecycle.ts";

export interface ServeOptions {
  host: string;
  port: number;
  logger: Logger;
}

export interface HttpServer {
  /** For what attaches to the server itself, such as sockets. */
  server: Server;
  /** `http://host:port` with the port that was really taken. */
  url: string;
  /** Stops accepting, waits for running requests up to `graceMs`, then cuts what is left. */
  close(graceMs?: number): Promise<void>;
}

const DEFAULT_GRACE_MS = 8000;

const closeServer = async (server: Server, graceMs: number): Promise<void> => {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
};

const REASONS: Record<string, string> = {
  EADDRINUSE: "the port is taken by another program; stop it or set PORT",
  EACCES: "the port may not be used by this user; set PORT to one above 1023",
  EADDRNOTAVAIL: "this machine does not have that address; set HOST",
};

const listenFailure = (error: unknown, host: string, port: number): Error => {
  const code = isNativeError(error) && "code" in error ? String(error.code) : "";
  return new Error(`cannot listen on ${host}:${port}: ${REASONS[code] ?? code}`, { cause: error });
};

const limitSlowClients = (server: Server): void => {
  server.headersTimeout = 10_000;
  server.requestTimeout = 120_000;
  // Longer than the gateway keeps idle connections, so that it never sends into one that is being closed.
  server.keepAliveTimeout = 65_000;
};

/** While draining, callers are asked to open a new connection for their next request, which leads to another replica. */
const partWhileDraining =
  (handler: RequestListener): RequestListener =>
  (req, res) => {
    if (isDraining()) res.shouldKeepAlive = false;
    handler(req, res);
  };

/** Listens; rejects with a clear message when the address cannot be had. Port 0 takes a free one. */
export const serve = async (handler: RequestListener, { host, port, logger }: ServeOptions): Promise<HttpServer> => {
  const server = createServer(partWhileDraining(handler));
  limitSlowClients(server);
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    throw listenFailure(error, host, port);
  }
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  logger.info({ url }, "listening");
  return { server, url, close: (graceMs = DEFAULT_GRACE_MS) => closeServer(server, graceMs) };
};
