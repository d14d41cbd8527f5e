import { request, type Agent, type ClientRequest } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { isDraining } from "@legal/service-kit";
import { hasBody } from "../routing/request-check.ts";
import { failConnecting } from "./fail-connecting.ts";

interface PassOptions {
  agent: Agent;
  /** Longest silence of the service. */
  timeoutMs: number;
  connectTimeoutMs: number;
  /** Called before anything of an answer is passed on. */
  onAnswer: (req: IncomingMessage, answer: IncomingMessage) => void;
  /** Called at most once, while the client still waits for an answer. */
  onFailure: (error: Error, timedOut: boolean) => void;
}

/** An IPv6 address has brackets in a URL, and none where a connection is made. */
const hostOf = ({ hostname }: URL): string => (hostname.startsWith("[") ? hostname.slice(1, -1) : hostname);

/** Another request must not follow a body whose end is only marked, should gateway and service differ on where that is. */
const passedHeaders = ({ headers }: IncomingMessage): IncomingHttpHeaders =>
  headers["transfer-encoding"] === undefined ? headers : { ...headers, connection: "close" };

/** A service may answer before it has read a body: who still sends it would not read the answer. */
const readRest = (req: IncomingMessage, passed: ClientRequest): void => {
  req.unpipe(passed);
  req.resume();
  passed.destroy();
};

/** What a service says of its connection is not meant for the browser's. */
const headersOf = (answer: IncomingMessage, { headers, httpVersion }: IncomingMessage) => {
  const passed = answer.headers;
  passed.connection = isDraining() ? "close" : (headers.connection ?? "keep-alive");
  const hasNoChunks = httpVersion === "1.0" || answer.statusCode === 204 || answer.statusCode === 304;
  if (hasNoChunks) delete passed["transfer-encoding"];
  return passed;
};

/**
 * Passes a request and its body to a service, and the answer back as it comes. By hand, because it is what every call
 * costs: http-proxy-middleware takes nearly twice the processor time for the same.
 */
export const passRequest = (req: IncomingMessage, res: ServerResponse, target: URL, options: PassOptions): void => {
  const { agent, timeoutMs, connectTimeoutMs, onAnswer, onFailure } = options;
  const { method = "GET", url = "/" } = req;
  const { port } = target;
  const passed = request({ agent, host: hostOf(target), port, method, path: url, headers: passedHeaders(req) });
  let timedOut = false;

  const waits = (): boolean => !res.headersSent && !res.destroyed;
  const passBack = (answer: IncomingMessage): void => {
    onAnswer(req, answer);
    if (!waits()) {
      // It was answered here meanwhile, as a body that trickles in is.
      passed.destroy();
      return;
    }
    res.writeHead(answer.statusCode ?? 502, answer.statusMessage, headersOf(answer, req));
    answer.once("error", () => res.destroy());
    answer.once("close", () => {
      if (!answer.complete) res.destroy();
      else if (!passed.writableFinished) readRest(req, passed);
    });
    answer.pipe(res);
  };

  passed.once("socket", () => failConnecting(passed, connectTimeoutMs));
  passed.setTimeout(timeoutMs, () => {
    timedOut = true;
    passed.destroy();
  });
  passed.once("response", passBack);
  passed.on("error", (error) => {
    if (waits()) onFailure(error, timedOut);
    else if (!res.writableEnded) res.destroy();
  });
  req.on("error", () => passed.destroy());
  res.once("close", () => {
    if (!res.writableFinished) passed.destroy();
  });
  if (hasBody(req.headers)) req.pipe(passed);
  else passed.end();
};
