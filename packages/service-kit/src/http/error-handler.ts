import { isNativeError } from "node:util/types";
import type { ErrorBody } from "@legal/contracts";
import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import { endAfterBody, hasUnreadBody } from "./end-after-body.ts";
import { languageOf } from "../identity/caller.ts";
import { presentError } from "../errors/present-error.ts";
import { currentRequestId } from "../observability/request-context.ts";

/** Which check failed is in the cause; a stack would only repeat the middleware. */
const reasonOf = (error: unknown): string => {
  if (!isNativeError(error)) return "";
  return isNativeError(error.cause) ? `${error.message}: ${error.cause.message}` : error.message;
};

const logFailure = (logger: Logger, status: number, error: unknown): void => {
  if (status === 500) logger.error({ err: error }, "unexpected failure");
  else if (status > 500) logger.warn({ err: error }, "dependency failed");
  else if (status === 401 || status === 403) logger.info({ reason: reasonOf(error) }, "refused");
};

/** Last in the chain: every failure as `{code, message, details?, requestId}` in the caller's language. */
export const errorHandler =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, req, res, _next) => {
    const { status, retryAfterSeconds, ...shown } = presentError(error, languageOf(req));
    logFailure(logger, status, error);
    if (res.headersSent) {
      // Too late for another answer: cutting the connection shows the client that this one is incomplete.
      res.destroy();
      return;
    }
    if (retryAfterSeconds !== undefined) res.set("Retry-After", String(retryAfterSeconds));
    if (hasUnreadBody(req)) res.set("Connection", "close");
    const body = JSON.stringify({ ...shown, requestId: currentRequestId() ?? "" } satisfies ErrorBody);
    res.status(status).set({
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
    });
    endAfterBody(res, req.method === "HEAD" ? undefined : body);
  };
