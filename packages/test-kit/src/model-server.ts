import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";

export interface ModelCall {
  messages: { role: string; content: string; tool_call_id?: string }[];
  tools?: { function: { name: string } }[];
  tool_choice?: string;
  max_tokens: number;
  response_format?: { type: string };
}

type Behaviour = (call: ModelCall, res: ServerResponse) => void | Promise<void>;

export interface ModelServer {
  url: string;
  calls: ModelCall[];
  /** Requests whose connection the caller closed before they were answered. */
  aborted: () => number;
  /** What it does from now on. */
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
}

const json = (res: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  res.writeHead(status, { "content-type": "application/json", ...headers });
  res.end(JSON.stringify(body));
};

/** An OpenAI-compatible chat completions server, as real as HTTP is, that behaves as a test configures it. */
export const startModelServer = async (): Promise<ModelServer> => {
  const calls: ModelCall[] = [];
  let behaviour: Behaviour = says("안녕하세요.");
  let aborted = 0;
  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.url !== "/v1/chat/completions") return json(res, 404, { error: { message: "no such path" } });
    const call = JSON.parse(await readText(req)) as ModelCall;
    calls.push(call);
    res.on("close", () => (aborted += res.writableFinished ? 0 : 1));
    await behaviour(call, res);
  };
  const server = createServer((req, res) => void handle(req, res)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    aborted: () => aborted,
    behave: (next) => (behaviour = next),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

const usage = (tokens: number) => ({ prompt_tokens: tokens - 10, completion_tokens: 10, total_tokens: tokens });

export const begin = (res: ServerResponse): void => void res.writeHead(200, { "content-type": "text/event-stream" });

export const chunk = (res: ServerResponse, content: string): void =>
  void res.write(
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`,
  );

export const finish = (res: ServerResponse, tokens: number, reason = "stop"): void => {
  res.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: reason }] })}\n\n`);
  res.write(`data: ${JSON.stringify({ choices: [], usage: usage(tokens) })}\n\n`);
  res.end("data: [DONE]\n\n");
};

/** Answers with a text, in chunks of a few letters. `reason`: why it ends. */
export const says =
  (content: string, tokens = 100, reason?: string): Behaviour =>
  (_call, res) => {
    begin(res);
    for (let at = 0; at < content.length; at += 3) chunk(res, content.slice(at, at + 3));
    finish(res, tokens, reason);
  };

/** Calls a function, its arguments in parts as a stream sends them. */
export const callsTool =
  (name: string, args: object, tokens = 100): Behaviour =>
  (_call, res) => {
    const text = JSON.stringify(args);
    const send = (delta: object, reason: string | null) =>
      res.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`);
    begin(res);
    send({ tool_calls: [{ index: 0, id: "call-1", type: "function", function: { name, arguments: "" } }] }, null);
    for (let at = 0; at < text.length; at += 7) {
      send({ tool_calls: [{ index: 0, function: { arguments: text.slice(at, at + 7) } }] }, null);
    }
    send({}, "tool_calls");
    res.write(`data: ${JSON.stringify({ choices: [], usage: usage(tokens) })}\n\n`);
    res.end("data: [DONE]\n\n");
  };

/** One behaviour after the other, the last one from then on. */
export const inTurn = (...behaviours: Behaviour[]): Behaviour => {
  let turn = 0;
  return (call, res) => {
    const behaviour = behaviours[Math.min(turn, behaviours.length - 1)];
    turn += 1;
    return behaviour?.(call, res);
  };
};

export const fails =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (_call, res) =>
    json(res, status, { error: { message: "no", type: "test" } }, headers);

/** Takes the request and never answers. */
export const staysSilent: Behaviour = () => undefined;

/** Sends some text and then nothing more. */
export const stallsAfter =
  (content: string): Behaviour =>
  (_call, res) => {
    begin(res);
    chunk(res, content);
  };

export const sendsRaw =
  (body: string, contentType = "application/json"): Behaviour =>
  (_call, res) => {
    res.writeHead(200, { "content-type": contentType });
    res.end(body);
  };
