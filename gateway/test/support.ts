import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import type { Session } from "@legal/contracts";
import { byUrlVariable } from "@legal/deployables";
import { connectRedis, newId, sessionCopyOf } from "@legal/service-kit";
import { captureLogs, signerOf, testKeys, useBackingServices } from "@legal/test-kit";
import type { Redis } from "ioredis";
import { createGateway } from "../src/app.ts";
import type { GatewaySettings } from "../src/config.ts";
import { createStrictServer } from "../src/server/strict-server.ts";

const NOWHERE = new URL("http://127.0.0.1:9");
const nowhere = byUrlVariable(() => [NOWHERE]);

export const SETTINGS: GatewaySettings = {
  PUBLIC_ORIGIN: "http://localhost:8080",
  ...nowhere,
  SESSION_MIRROR_KEYS: testKeys().ring,
  BROWSER_COOKIE_KEYS: testKeys().ring,
  TRUSTED_PROXY_HOPS: 0,
  WEB_DIR: "/nowhere",
  REMOTES: {},
  RELEASE_POLL_MS: 50,
  UPSTREAM_TIMEOUT_MS: 5000,
  CONNECT_TIMEOUT_MS: 1000,
  BODY_TIMEOUT_MS: 5000,
  SOCKETS_PER_SESSION: 20,
  RATE_LIMIT_SCALE: 1,
};

export interface GatewayUnderTest {
  url: string;
  port: number;
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** What its METRICS_PORT would answer. */
  internalApp: RequestListener;
}

const listen = async (server: Server): Promise<number> => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

/** Remembers every connection, for closing a server does not end those that became websockets. */
const closable = (server: Server): (() => Promise<void>) => {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
};

/** Real gateways of this process on real Redis, all stopped at the end of the file. */
export const gatewayUnderTest = (options: Parameters<typeof useBackingServices>[0] = {}) => {
  const backing = useBackingServices(options);
  const logs = captureLogs("gateway");
  const stops: (() => Promise<void> | void)[] = [];
  const clients: Redis[] = [];
  afterAll(async () => {
    for (const stop of stops.toReversed()) await stop();
  });

  const openRedis = async (url: string): Promise<Redis> => {
    const redis = connectRedis({ url, logger: logs.logger });
    stops.push(() => redis.disconnect());
    if (redis.status !== "ready") await once(redis, "ready");
    return redis;
  };
  const start = async (
    settings: Partial<GatewaySettings> = {},
    redisUrl = backing.redisUrlOf("gateway"),
    visits?: Parameters<typeof createGateway>[0]["visits"],
  ): Promise<GatewayUnderTest> => {
    const redis = await openRedis(redisUrl);
    const sign = signerOf("gateway");
    const gateway = createGateway({ settings: { ...SETTINGS, ...settings }, logger: logs.logger, redis, sign, visits });
    const { server, close } = createStrictServer(gateway.handle, { maxConnections: 1000, headersTimeoutMs: 1000 });
    server.on("upgrade", gateway.upgrade);
    await gateway.prepared();
    const port = await listen(server);
    stops.push(
      () => gateway.stop(),
      () => close(0),
    );
    const url = `http://127.0.0.1:${port}`;
    const ask: GatewayUnderTest["fetch"] = (path, init) => fetch(url + path, { redirect: "manual", ...init });
    return { url, port, fetch: ask, internalApp: gateway.internalApp };
  };
  const startServer = async (handle: RequestListener) => {
    const server = createServer(handle);
    const close = closable(server);
    const url = new URL(`http://127.0.0.1:${await listen(server)}`);
    stops.push(close);
    return { server, url, close };
  };
  /** A live session as auth leaves it in Redis; returns the cookie. */
  const signIn = async (given: Partial<Session> = {}) => {
    clients.push(...(clients.length ? [] : [await openRedis(backing.redisUrl)]));
    const secret = randomBytes(32).toString("base64url");
    const sessionId = createHash("sha256").update(secret).digest("hex");
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const session: Session = { sessionId, userId: newId(), role: "user", language: "ko", expiresAt, ...given };
    await clients[0]?.set(`session:${sessionId}`, sessionCopyOf(testKeys().ring(), session), "EX", 3600);
    return { cookie: `sid=${secret}`, session };
  };
  const redis = () => clients[0];

  return { backing, logs, start, startServer, signIn, redis };
};

export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A service that answers what it was asked. */
export const echo =
  (name = "service"): RequestListener =>
  (req, res) => {
    let body = "";
    req.on("data", (chunk) => (body += String(chunk)));
    req.on("end", () => {
      const { method, url, headers } = req;
      res.writeHead(200, { "content-type": "application/json", "x-served-by": name });
      res.end(JSON.stringify({ method, url, headers, body }));
    });
  };

export const seen = async (answer: Response): Promise<Seen> => (await answer.json()) as Seen;

export const jsonPost = (body: unknown, headers: Record<string, string | undefined> = {}): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json", ...(headers as Record<string, string>) },
  body: JSON.stringify(body),
});

/** Writes bytes as they are and returns everything that comes back until the connection ends. */
export const sendRaw = async (port: number, bytes: string): Promise<string> => {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
  socket.on("error", () => socket.destroy());
  socket.write(bytes);
  await once(socket, "close");
  return answer;
};
