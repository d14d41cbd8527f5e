import { isNativeError } from "node:util/types";
import { pathOf, type ClientSide, type PartsSent } from "@legal/contracts/client";
import type { z } from "zod";
import { AppError, notFound, unavailable } from "../errors/errors.ts";
import { currentRequestId, currentTraceparent } from "../observability/request-context.ts";
import type { Sign } from "../identity/signer.ts";
import { inSpan } from "../observability/tracing/spans.ts";

interface InternalClientOptions {
  /** `http://host:port` of each replica of the other service. */
  baseUrls: readonly (string | URL)[];
  signer: Sign;
  /** The other service's name. */
  audience: string;
  timeoutMs: number;
}

/** What the client needs of a contract's call. */
export interface InternalCall {
  readonly method: string;
  readonly path: string;
  readonly response: z.ZodType | undefined;
  readonly client?: ClientSide;
}

type ClientOf<C extends InternalCall> = NonNullable<C["client"]>;
type Sent<C extends InternalCall> = PartsSent<ClientOf<C>>;
type Parts<C extends InternalCall> = Record<string, never> extends Sent<C> ? [parts?: Sent<C>] : [parts: Sent<C>];

/**
 * Calls another service's `/internal/*` paths as their contracts say; the answer is parsed.
 * Throws AppError: 404 as 404, no connection as 503, no answer in time as 504, everything else as 502.
 */
export interface InternalClient {
  call<C extends InternalCall>(call: C, ...parts: Parts<C>): Promise<ClientOf<C>["response"]>;
  /** A file; the caller knows that it fits into memory. */
  bytes<C extends InternalCall>(call: C, ...parts: Parts<C>): Promise<Buffer>;
}

interface AnyParts {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** `undefined` in the query is left out. */
const addressOf = ({ path }: InternalCall, { params, query = {} }: AnyParts): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return given.length === 0 ? pathOf(path, params) : `${pathOf(path, params)}?${search.toString()}`;
};

const initOf = ({ method }: InternalCall, { body = {} }: AnyParts): RequestInit =>
  method === "GET" ? { method } : { method, body: JSON.stringify(body) };

const TOKEN_SECONDS = 60;
/** A kept token still has this long to live when it is sent. */
const TOKEN_SPARE_MS = 20_000;

const keepToken = (sign: Sign, audience: string): (() => string) => {
  let token = "";
  let freshUntil = 0;
  return () => {
    if (Date.now() >= freshUntil) {
      token = sign(audience, {}, TOKEN_SECONDS);
      freshUntil = Date.now() + TOKEN_SECONDS * 1000 - TOKEN_SPARE_MS;
    }
    return token;
  };
};

const asFailure = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const name = isNativeError(error) ? error.name : "";
  if (name === "TimeoutError")
    return new AppError(504, "UPSTREAM_TIMEOUT", "internal call took too long", { cause: error });
  // fetch reports every connection failure as this.
  if (name === "TypeError") return unavailable("SERVICE_UNAVAILABLE", error);
  return new AppError(502, "UPSTREAM_FAILED", "internal call failed", { cause: error });
};

const assertOk = (answer: Response, path: string): void => {
  if (answer.status === 404) throw notFound(path);
  if (!answer.ok) throw new AppError(502, "UPSTREAM_FAILED", `internal call answered ${answer.status}`);
};

const readAs = async <C extends InternalCall>(answer: Response, { response }: C) =>
  (response ? response.parse(await answer.json()) : null) as ClientOf<C>["response"];

const readBytes = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

/** Whether the call may go to another replica: it never arrived, or arriving twice does no harm. */
const mayTryAnother = (error: unknown, method: string | undefined): boolean => {
  if (!isNativeError(error) || error.name !== "TypeError") return false;
  const { cause } = error;
  return method === "GET" || (isNativeError(cause) && "code" in cause && cause.code === "ECONNREFUSED");
};

/** Asks the replica that answered last, and the next one when it cannot be reached. */
const fetchFromAny = (baseUrls: readonly (string | URL)[]) => {
  let preferred = 0;
  return async (path: string, init: RequestInit): Promise<Response> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await fetch(new URL(path, baseUrls[preferred]), init);
      } catch (error) {
        if (tries >= baseUrls.length || !mayTryAnother(error, init.method)) throw error;
        preferred = (preferred + 1) % baseUrls.length;
      }
    }
  };
};

export const createInternalClient = ({
  baseUrls,
  signer,
  audience,
  timeoutMs,
}: InternalClientOptions): InternalClient => {
  const token = keepToken(signer, audience);
  const fetchAny = fetchFromAny(baseUrls);

  const headersOf = (init: RequestInit): Record<string, string> => {
    const [requestId, traceparent] = [currentRequestId(), currentTraceparent()];
    return {
      authorization: `Bearer ${token()}`,
      ...(requestId && { "x-request-id": requestId }),
      ...(traceparent !== undefined && { traceparent }),
      ...(init.body !== undefined && { "content-type": "application/json" }),
    };
  };
  const send = async <T>(path: string, init: RequestInit, read: (answer: Response) => Promise<T>): Promise<T> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await inSpan({ name: `${init.method} ${audience}`, kind: "client" }, async () => {
        const answer = await fetchAny(path, { ...init, headers: headersOf(init), redirect: "error", signal });
        assertOk(answer, path);
        return read(answer);
      });
    } catch (error) {
      throw asFailure(error);
    }
  };
  const ask = <T>(call: InternalCall, parts: AnyParts = {}, read: (answer: Response) => Promise<T>): Promise<T> =>
    send(addressOf(call, parts), initOf(call, parts), read);

  return {
    call: (call, ...[parts]) => ask(call, parts as AnyParts, (answer) => readAs(answer, call)),
    bytes: (call, ...[parts]) => ask(call, parts as AnyParts, readBytes),
  };
};
