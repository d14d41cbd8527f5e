import { Agent, type ServerResponse, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { hasBody, READ_METHODS } from "../routing/request-check.ts";
import { passRequest } from "./pass-request.ts";
import type { FindUpstream } from "./upstreams.ts";
import { asUpstreamError, isUnreachable } from "./upstream-error.ts";
import { createWebsocketProxy, type PassUpgrade } from "./websocket-proxy.ts";

export interface Proxy {
  web: (req: IncomingMessage, res: ServerResponse, findUpstream: FindUpstream) => void;
  upgrade: PassUpgrade;
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

/** Below the 65 s after which services close idle connections, so that none is taken that is just being closed. */
const IDLE_MS = 50_000;

/** Whether asking once more does no harm: nothing was read yet, and reading twice changes nothing. */
const isRepeatable = ({ method, headers }: IncomingMessage): boolean =>
  READ_METHODS.has(method ?? "") && !hasBody(headers);

/** Connections to services are kept and used again. */
export const createProxy = (options: ProxyOptions): Proxy => {
  const { timeoutMs, connectTimeoutMs, onUnreachable, onAnswer, onError } = options;
  const agent = new Agent({ keepAlive: true, scheduling: "lifo", timeout: IDLE_MS });
  const shared = { agent, timeoutMs, connectTimeoutMs };

  /**
   * Of a replica that was just stopped or killed another one takes over, or the same one over a new connection; once.
   */
  const web = (req: IncomingMessage, res: ServerResponse, findUpstream: FindUpstream, mayRepeat: boolean): void => {
    const target = findUpstream();
    const onFailure = (error: Error, timedOut: boolean): void => {
      if (isUnreachable(error)) onUnreachable(target);
      if (mayRepeat && !timedOut) web(req, res, findUpstream, false);
      else onError(asUpstreamError(error, timedOut), req, res);
    };
    passRequest(req, res, target, { ...shared, onAnswer, onFailure });
  };

  return {
    web: (req, res, findUpstream) => web(req, res, findUpstream, isRepeatable(req)),
    upgrade: createWebsocketProxy({
      ...shared,
      onFailure: (error, req, out, target) => {
        if (isUnreachable(error)) onUnreachable(target);
        onError(asUpstreamError(error, false), req, out);
      },
    }),
    stop: () => agent.destroy(),
  };
};
