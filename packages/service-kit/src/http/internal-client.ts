import { isNativeError } from "node:util/types";
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

/**
 * Calls another service's `/internal/*` paths. With a schema the answer is parsed by it, else it is unknown JSON.
 * Throws AppError: 404 as 404, no connection as 503, no answer in time as 504, everything else as 502.
 */
export interface InternalClient {
  get(path: string): Promise<unknown>;
  get<T>(path: string, response: z.ZodType<T>): Promise<T>;
  /** A file; the caller knows that it fits into memory. */
  getBytes(path: string): Promise<Buffer>;
  post(path: string, body: unknown): Promise<unknown>;
  post<T>(path: string, body: unknown, response: z.ZodType<T>): Promise<T>;
}

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

const readJson = async (answer: Response): Promise<unknown> => (answer.status === 204 ? undefined : answer.json());

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
  const call = <T>(path: string, init: RequestInit, response?: z.ZodType<T>): Promise<T> =>
    send(path, init, async (answer) => {
      const body = await readJson(answer);
      return response ? response.parse(body) : (body as T);
    });

  return {
    get: <T>(path: string, response?: z.ZodType<T>) => call(path, { method: "GET" }, response),
    getBytes: (path: string) => send(path, { method: "GET" }, readBytes),
    post: <T>(path: string, body: unknown, response?: z.ZodType<T>) =>
      call(path, { method: "POST", body: JSON.stringify(body ?? {}) }, response),
  };
};
