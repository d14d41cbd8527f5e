import { Agent, ServerResponse, type ClientRequest, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { createProxyMiddleware } from "http-proxy-middleware";
import { asUpstreamError, isUnreachable } from "./upstream-error.ts";

export interface Proxy {
  web: (req: IncomingMessage, res: ServerResponse, target: URL) => void;
  upgrade: (req: IncomingMessage, socket: Socket, head: Buffer, target: URL) => void;
  stop: () => void;
}

interface ProxyOptions {
  /** Longest silence of a service. */
  timeoutMs: number;
  connectTimeoutMs: number;
  onUnreachable: (target: URL) => void;
  /** Answers in the service's place. */
  onError: (error: Error, req: IncomingMessage, out: ServerResponse | Socket) => void;
}

/** Below the 65 s after which services close idle connections, so that none is taken that is just being closed. */
const IDLE_MS = 50_000;

const failConnecting = (request: ClientRequest, timeoutMs: number): void => {
  const { socket } = request;
  if (!socket?.connecting) return;
  const error = Object.assign(new Error("no connection in time"), { code: "ECONNTIMEOUT" });
  const timer = setTimeout(() => request.destroy(error), timeoutMs);
  socket.once("connect", () => clearTimeout(timer));
  socket.once("close", () => clearTimeout(timer));
};

/** One http-proxy-middleware for all services; connections to them are kept and used again. */
export const createProxy = ({ timeoutMs, connectTimeoutMs, onUnreachable, onError }: ProxyOptions): Proxy => {
  const agent = new Agent({ keepAlive: true, scheduling: "lifo", timeout: IDLE_MS });
  const targets = new WeakMap<IncomingMessage, URL>();
  const timedOut = new WeakSet<IncomingMessage>();
  const talking = new WeakSet<IncomingMessage>();

  const fail = (error: Error, req: IncomingMessage, out: ServerResponse | Socket): void => {
    // Text in the middle of a websocket would be taken for a frame.
    if (talking.has(req)) {
      out.destroy();
      return;
    }
    const target = targets.get(req);
    if (target && isUnreachable(error)) onUnreachable(target);
    onError(asUpstreamError(error, timedOut.has(req)), req, out);
  };

  const middleware = createProxyMiddleware({
    router: (req) => {
      const target = targets.get(req);
      if (!target) throw new Error("request without a target");
      return target;
    },
    agent,
    proxyTimeout: timeoutMs,
    upgradeTimeout: timeoutMs,
    xfwd: false,
    // Its own plugins log URLs and answer with the name of the host that is down.
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on("proxyReq", (request, req) => {
          failConnecting(request, connectTimeoutMs);
          request.once("timeout", () => timedOut.add(req));
        });
        server.on("proxyReqWs", (request, req) => {
          request.once("socket", () => failConnecting(request, connectTimeoutMs));
          request.once("upgrade", () => talking.add(req));
        });
        server.on("error", (error, req, out) => {
          if (req && out) fail(error, req, out);
        });
      },
    ],
  });

  return {
    web: (req, res, target) => {
      targets.set(req, target);
      void middleware(req, res);
    },
    upgrade: (req, socket, head, target) => {
      targets.set(req, target);
      middleware.upgrade(req, socket, head);
    },
    stop: () => agent.destroy(),
  };
};
