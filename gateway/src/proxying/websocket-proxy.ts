import type { Agent, IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { createProxyMiddleware } from "http-proxy-middleware";
import { failConnecting } from "./fail-connecting.ts";

/** Gets the connection to the service before anything has passed. */
export type OnOpen = (service: Socket) => void;

interface WebsocketProxyOptions {
  agent: Agent;
  timeoutMs: number;
  connectTimeoutMs: number;
  /** Not called once bytes pass: text among them would be taken for a frame. */
  onFailure: (error: Error, req: IncomingMessage, out: ServerResponse | Socket, target: URL) => void;
}

export type PassUpgrade = (req: IncomingMessage, socket: Socket, head: Buffer, target: URL, onOpen: OnOpen) => void;

/** Passes handshakes of websockets on, and what follows in both directions. */
export const createWebsocketProxy = (options: WebsocketProxyOptions): PassUpgrade => {
  const { agent, timeoutMs, connectTimeoutMs, onFailure } = options;
  const targets = new WeakMap<IncomingMessage, URL>();
  const opening = new WeakMap<IncomingMessage, OnOpen>();
  const upgraded = new WeakSet<IncomingMessage>();

  const targetOf = (req: IncomingMessage): URL => {
    const target = targets.get(req);
    if (!target) throw new Error("request without a target");
    return target;
  };
  const middleware = createProxyMiddleware({
    router: targetOf,
    agent,
    proxyTimeout: timeoutMs,
    upgradeTimeout: timeoutMs,
    xfwd: false,
    // Its own plugins log URLs and answer with the name of the host that is down.
    ejectPlugins: true,
    plugins: [
      (server) => {
        server.on("proxyReqWs", (request, req) => {
          request.once("socket", () => failConnecting(request, connectTimeoutMs));
          request.once("upgrade", (_answer, service) => {
            upgraded.add(req);
            opening.get(req)?.(service);
          });
        });
        server.on("error", (error, req, out) => {
          if (!req || !out) return;
          if (upgraded.has(req)) out.destroy();
          else onFailure(error, req, out, targetOf(req));
        });
      },
    ],
  });

  return (req, socket, head, target, onOpen) => {
    targets.set(req, target);
    opening.set(req, onOpen);
    middleware.upgrade(req, socket, head);
  };
};
