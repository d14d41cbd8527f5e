import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import type { Request, RequestHandler, Response } from "express";

const TIMEOUT_MS = 10_000;
const FORWARDED_REQUEST_HEADERS = ["accept-encoding", "if-none-match", "if-modified-since", "range"];
const FORWARDED_RESPONSE_HEADERS = [
  "content-type",
  "content-length",
  "content-encoding",
  "content-range",
  "cache-control",
  "etag",
  "last-modified",
  "vary",
];

/** The shell's image holds what all share. */
const ownerOf = (path: string): string => {
  const folder = path.split("/")[1] ?? "";
  return folder === "fonts" || folder === "images" ? "shell" : folder;
};

const pick = (headers: IncomingMessage["headers"], names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

const fetchFrom = async (req: Request, replica: URL, agent: Agent): Promise<IncomingMessage> => {
  const { hostname, port } = replica;
  const headers = pick(req.headers, FORWARDED_REQUEST_HEADERS);
  const sent = request({
    hostname,
    port,
    path: `/web${req.url}`,
    method: req.method,
    headers,
    agent,
    timeout: TIMEOUT_MS,
  });
  sent.once("timeout", () => sent.destroy(new Error("no answer")));
  sent.end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return answer;
};

const forward = (answer: IncomingMessage, res: Response): void => {
  res.writeHead(answer.statusCode ?? 502, pick(answer.headers, FORWARDED_RESPONSE_HEADERS));
  answer.once("error", () => res.destroy());
  res.once("close", () => answer.destroy());
  answer.pipe(res);
};

/** Tries one replica after the other: during a rollout only one of them may have the file. */
export const createFileForwarder = (replicasOf: (frontend: string) => readonly URL[]) => {
  const agent = new Agent({ keepAlive: true });

  const handle: RequestHandler = async (req, res, next) => {
    const replicas = replicasOf(ownerOf(req.path));
    let failed = false;
    for (const replica of replicas) {
      try {
        const answer = await fetchFrom(req, replica, agent);
        if (answer.statusCode !== 404) return forward(answer, res);
        answer.resume();
      } catch {
        // The next replica may answer.
        failed = true;
      }
    }
    if (!failed) return next();
    res.set("Cache-Control", "no-store").status(503).type("text").send("temporarily unavailable\n");
  };
  return { handle, stop: () => agent.destroy() };
};
