import { Agent, type ServerResponse, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { isDraining } from "@legal/service-kit";
import { createProxyMiddleware, type Plugin } from "http-proxy-middleware";
import { hasBody, READ_METHODS } from "../routing/request-check.ts";
import { failConnecting } from "./fail-connecting.ts";
import type { FindUpstream } from "./upstreams.ts";
import { asUpstreamError, isUnreachable } from "./upstream-error.ts";

/** Gets the connection to the service before anything has passed. */
type OnOpen = (service: Socket) => void;

export interface Proxy {
  web: (req: IncomingMessage, res: ServerResponse, findUpstream: FindUpstream) => void;
  /** Passes a handshake of a websocket on, and what follows in both directions. */
  upgrade: (req: IncomingMessage, socket: Socket, head: Buffer, target: URL, onOpen: OnOpen) => void;
  stop: () => void;
}

interface ProxyOptions {
  /** Longest silence of a service. */
  timeoutMs: number;
  connectTimeoutMs: number;
  onUnreachable: (target: URL) => void;
  /** Called before anything of an answer is passed on. */
  onAnswer: (req: IncomingMessage, answer: IncomingMessage) => void;
  /** Answers in the service's place. */
  onError: (error: Error, req: IncomingMessage, out: ServerResponse | Socket) => void;
}

/** A request on its way. */
interface Passing {
  target: URL;
  /** Another replica, for a request that may be asked once more. */
  findOther?: FindUpstream | undefined;
  onOpen?: OnOpen;
  isTimedOut?: boolean;
  isUpgraded?: boolean;
}

/** Below the 65 s after which services close idle connections, so that none is taken that is just being closed. */
const IDLE_MS = 50_000;

/** Whether asking once more does no harm: nothing was read yet, and reading twice changes nothing. */
const isRepeatable = ({ method, headers }: IncomingMessage): boolean =>
  READ_METHODS.has(method ?? "") && !hasBody(headers);

/** The client no longer waits for an answer, or a part of it has left. */
const isOver = (out: ServerResponse | Socket): boolean => out.destroyed || ("headersSent" in out && out.headersSent);

interface Hooks extends Pick<ProxyOptions, "connectTimeoutMs" | "onAnswer"> {
  passingOf: (req: IncomingMessage) => Passing;
  fail: (error: Error, req: IncomingMessage, out: ServerResponse | Socket) => void;
}

/** Limits the time of a request, passes its answer on and follows the upgrade of a websocket. */
const hooksOf =
  ({ connectTimeoutMs, onAnswer, passingOf, fail }: Hooks): Plugin =>
  (server) => {
    server.on("proxyReq", (request, req) => {
      failConnecting(request, connectTimeoutMs);
      request.once("timeout", () => (passingOf(req).isTimedOut = true));
    });
    server.on("proxyRes", (answer, req) => {
      onAnswer(req, answer);
      // What a service says of its connection is not meant for the browser's.
      answer.headers.connection = isDraining() ? "close" : (req.headers.connection ?? "keep-alive");
    });
    server.on("proxyReqWs", (request, req) => {
      request.once("socket", () => failConnecting(request, connectTimeoutMs));
      request.once("upgrade", (_answer, service) => {
        const passing = passingOf(req);
        passing.isUpgraded = true;
        passing.onOpen?.(service);
      });
    });
    server.on("error", (error, req, out) => {
      if (req && out) fail(error, req, out);
    });
  };

/** One http-proxy-middleware for all services; connections to them are kept and used again. */
export const createProxy = (options: ProxyOptions): Proxy => {
  const { timeoutMs, connectTimeoutMs, onUnreachable, onAnswer, onError } = options;
  const agent = new Agent({ keepAlive: true, scheduling: "lifo", timeout: IDLE_MS });
  const passings = new WeakMap<IncomingMessage, Passing>();

  const passingOf = (req: IncomingMessage): Passing => {
    const passing = passings.get(req);
    if (!passing) throw new Error("request without a target");
    return passing;
  };

  /**
   * Of a replica that was just stopped or killed another one takes over, or the same one over a new connection; once.
   */
  const retry = (req: IncomingMessage, out: ServerResponse | Socket, { findOther, isTimedOut }: Passing): boolean => {
    if (!findOther || isTimedOut || !("writeHead" in out)) return false;
    passings.set(req, { target: findOther() });
    void middleware(req, out);
    return true;
  };

  const fail = (error: Error, req: IncomingMessage, out: ServerResponse | Socket): void => {
    const passing = passingOf(req);
    // Text in the middle of a websocket would be taken for a frame.
    if (passing.isUpgraded || isOver(out)) {
      out.destroy();
      return;
    }
    if (isUnreachable(error)) onUnreachable(passing.target);
    if (!retry(req, out, passing)) onError(asUpstreamError(error, passing.isTimedOut === true), req, out);
  };

  const middleware = createProxyMiddleware({
    router: (req) => passingOf(req).target,
    agent,
    proxyTimeout: timeoutMs,
    upgradeTimeout: timeoutMs,
    xfwd: false,
    // Its own plugins log URLs and answer with the name of the host that is down.
    ejectPlugins: true,
    plugins: [hooksOf({ connectTimeoutMs, onAnswer, passingOf, fail })],
  });

  return {
    web: (req, res, findUpstream) => {
      passings.set(req, { target: findUpstream(), findOther: isRepeatable(req) ? findUpstream : undefined });
      void middleware(req, res);
    },
    upgrade: (req, socket, head, target, onOpen) => {
      passings.set(req, { target, onOpen });
      middleware.upgrade(req, socket, head);
    },
    stop: () => agent.destroy(),
  };
};
