import { isNativeError } from "node:util/types";
import type { z } from "zod";
import { AppError, notFound, unavailable } from "./errors.ts";
import { currentRequestId } from "./request-context.ts";
import type { Sign } from "./signer.ts";

interface InternalClientOptions {
  /** `http://host:port` of the other service. */
  baseUrl: string;
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

const readAnswer = async (answer: Response, path: string): Promise<unknown> => {
  if (answer.status === 404) throw notFound(path);
  if (!answer.ok) throw new AppError(502, "UPSTREAM_FAILED", `internal call answered ${answer.status}`);
  return answer.status === 204 ? undefined : answer.json();
};

export const internalClient = ({ baseUrl, signer, audience, timeoutMs }: InternalClientOptions): InternalClient => {
  const token = keepToken(signer, audience);

  const call = async <T>(path: string, init: RequestInit, response?: z.ZodType<T>): Promise<T> => {
    const requestId = currentRequestId();
    const headers = {
      authorization: `Bearer ${token()}`,
      ...(requestId !== undefined && { "x-request-id": requestId }),
      ...(init.body !== undefined && { "content-type": "application/json" }),
    };
    try {
      const answer = await fetch(new URL(path, baseUrl), {
        ...init,
        headers,
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = await readAnswer(answer, path);
      return response ? response.parse(body) : (body as T);
    } catch (error) {
      throw asFailure(error);
    }
  };

  return {
    get: <T>(path: string, response?: z.ZodType<T>) => call(path, { method: "GET" }, response),
    post: <T>(path: string, body: unknown, response?: z.ZodType<T>) =>
      call(path, { method: "POST", body: JSON.stringify(body ?? {}) }, response),
  };
};
