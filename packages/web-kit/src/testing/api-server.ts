import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** Text goes out as it is, anything else as JSON. */
  body?: unknown;
}

const asText = (body: unknown) => (typeof body === "string" || body === undefined ? body : JSON.stringify(body));

/** A real HTTP server behind the page's `fetch`, answered by handlers named "POST /api/…"; anything else is 404. */
export const startApiServer = async (handlers: Record<string, (received: Received) => Answer | Promise<Answer>>) => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", async () => {
      const call = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
      received.push(call);
      const answer = (await handlers[`${call.method} ${call.path}`]?.(call)) ?? { status: 404, body: "" };
      response.writeHead(answer.status ?? 200, answer.headers).end(asText(answer.body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const browserFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method, headers, signal } = request;
    const text = await request.text();
    return browserFetch(request.url.replace(location.origin, address), {
      method,
      headers,
      signal,
      ...(text && { body: text }),
    });
  };

  const stop = async () => {
    globalThis.fetch = browserFetch;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { handlers, received, stop };
};

export type ApiServer = Awaited<ReturnType<typeof startApiServer>>;
