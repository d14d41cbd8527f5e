import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { User } from "@legal/service-kit";
import { serviceTokenFor, tokenFor } from "./tokens.ts";
import type { Issuer } from "./test-keys.ts";

export interface Answer<T> {
  status: number;
  headers: Headers;
  /** Parsed JSON, else the text, else undefined. */
  body: T;
}

interface AskOptions {
  /** Sends the request as this user. */
  as?: User;
  /** Sends it as this service. */
  asService?: Issuer;
  headers?: Record<string, string>;
}

type Ask = <T = unknown>(path: string, options?: AskOptions) => Promise<Answer<T>>;
type Send = <T = unknown>(path: string, body?: unknown, options?: AskOptions) => Promise<Answer<T>>;

export interface TestHttp {
  url: string;
  /** For what attaches to the server itself, such as sockets. */
  server: Server;
  get: Ask;
  delete: Ask;
  post: Send;
  patch: Send;
  close: () => Promise<void>;
}

interface StartOptions {
  /** The service's name, for the tokens of `as` and `asService`. */
  audience?: string;
}

const readBody = async (answer: Response): Promise<unknown> => {
  const text = await answer.text();
  if (text === "") return undefined;
  return answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
};

const tokenOf = ({ as, asService }: AskOptions, audience: string): string | undefined => {
  if (as) return tokenFor(as, audience);
  return asService && serviceTokenFor(asService, audience);
};

const createAsk =
  (url: string, audience: string) =>
  async <T>(method: string, path: string, body: unknown, options: AskOptions = {}): Promise<Answer<T>> => {
    const token = tokenOf(options, audience);
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...options.headers,
    };
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(new URL(path, url), { method, headers, redirect: "manual", ...content });
    return { status: answer.status, headers: answer.headers, body: (await readBody(answer)) as T };
  };

const stopServer = async (server: Server): Promise<void> => {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
};

/** Listens on a free port of this machine and returns a small JSON client for it. Close it in afterAll. */
export const startHttp = async (app: RequestListener, { audience = "" }: StartOptions = {}): Promise<TestHttp> => {
  const server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = createAsk(url, audience);
  return {
    url,
    server,
    get: (path, options) => ask("GET", path, undefined, options),
    delete: (path, options) => ask("DELETE", path, undefined, options),
    post: (path, body, options) => ask("POST", path, body, options),
    patch: (path, body, options) => ask("PATCH", path, body, options),
    close: () => stopServer(server),
  };
};
