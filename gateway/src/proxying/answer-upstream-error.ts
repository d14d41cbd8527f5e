import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "@legal/service-kit";
import { answerError, answerErrorOnSocket } from "../request/answer-error.ts";
import { languageOf, type RequestContext } from "../request/request-context.ts";

/** Answers for a service that did not, in the reader's language; the reason is logged. */
export const answerUpstreamError =
  (contextOf: (req: IncomingMessage) => RequestContext, logger: Logger) =>
  (error: Error, req: IncomingMessage, out: ServerResponse | Socket): void => {
    const context = contextOf(req);
    const reader = { language: languageOf(req, context), requestId: context.requestId };
    logger.warn({ err: error, requestId: reader.requestId }, "service failed");
    if ("writeHead" in out) answerError(out, error, reader);
    else answerErrorOnSocket(out, error, reader);
  };
