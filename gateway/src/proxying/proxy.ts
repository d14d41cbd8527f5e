import { Agent, type ServerResponse, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { isDraining } from "@legal/service-kit";
import { createProxyMiddleware } from "http-proxy-middleware";
import { hasBody, READ_METHODS } from "../routing/request-check.ts";
import { failConnecting } from "./fail-connecting.ts";
import type { FindUpstream } from "./upstreams.ts";
import { asUpstreamError, isUnreachable } from "./upstream-error.ts";

export interface Proxy {
  web: (req: IncomingMessage, res: ServerResponse, findUpstream: FindUpstream) => void;
  /** `onOpen` gets the connection to the service before anything has passed. */
  upgrade: (req: IncomingMessage, socket: Socket, head: Buffer, target: URL, onOpen: OnOpen) => void;
  stop: () => void;
}

type OnOpen = (service: Socket) => void;

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

/** Whether asking once more does no harm: nothing was read yet, and reading twice changes nothing. */
const isRepeatable = ({ method, headers }: IncomingMessage, out: ServerResponse | Socket): out is ServerResponse =>
  READ_METHODS.has(method ?? "") && !hasBody(headers) && "writeHead" in out && !out.headersSent && !out.destroyed;

/** One http-proxy-middleware for all services; connections to them are kept and used again. */
export const createProxy = ({ timeoutMs, connectTimeoutMs, onUnreachable, onError }: ProxyOptions): Proxy => {
  const agent = new Agent({ keepAlive: true, scheduling: "lifo", timeout: IDLE_MS });
  const targets = new WeakMap<IncomingMessage, URL>();
  const timedOut = new WeakSet<IncomingMessage>();
  const upgraded = new WeakSet<IncomingMessage>();
  const opening = new WeakMap<IncomingMessage, OnOpen>();
  const retryTargets = new WeakMap<IncomingMessage, FindUpstream>();

  /**
   * A replica that was just stopped or killed: another one takes over, or the same one once it has a new connection.
   */
  const retry = (req: IncomingMessage, out: ServerResponse | Socket): boolean => {
    const findUpstream = retryTargets.get(req);
    retryTargets.delete(req);
    if (!findUpstream || timedOut.has(req) || !isRepeatable(req, out)) return false;
    targets.set(req, findUpstream());
    void middleware(req, out);
    return true;
  };

  const fail = (error: Error, req: IncomingMessage, out: ServerResponse | Socket): void => {
    // Text in the middle of a websocket would be taken for a frame.
    if (upgraded.has(req)) {
      out.destroy();
      return;
    }
    const target = targets.get(req);
    if (target && isUnreachable(error)) onUnreachable(target);
    if (!retry(req, out)) onError(asUpstreamError(error, timedOut.has(req)), req, out);
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
        server.on("proxyRes", (answer, req) => {
          // What a service says of its connection is not meant for the browser's.
          answer.headers.connection = isDraining() ? "close" : (req.headers.connection ?? "keep-alive");
        });
        server.on("proxyReqWs", (request, req) => {
          request.once("socket", () => failConnecting(request, connectTimeoutMs));
          request.once("upgrade", (_answer, service) => {
            upgraded.add(req);
            opening.get(req)?.(service);
          });
        });
        server.on("error", (error, req, out) => {
          if (req && out) fail(error, req, out);
        });
      },
    ],
  });

  return {
    web: (req, res, findUpstream) => {
      targets.set(req, findUpstream());
      retryTargets.set(req, findUpstream);
      void middleware(req, res);
    },
    upgrade: (req, socket, head, target, onOpen) => {
      targets.set(req, target);
      opening.set(req, onOpen);
      middleware.upgrade(req, socket, head);
    },
    stop: () => agent.destroy(),
  };
};
