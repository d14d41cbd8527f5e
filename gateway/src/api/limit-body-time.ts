import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@legal/service-kit";
import { answerError } from "../request/answer-error.ts";
import { languageOf, type RequestContext } from "../request/request-context.ts";

/** A body that trickles in holds a connection here and one at the service; after this long it gets 408. */
export const limitBodyTime = (
  req: IncomingMessage,
  res: ServerResponse,
  timeoutMs: number,
  context: RequestContext,
): void => {
  if (req.complete) return;
  const timer = setTimeout(() => {
    if (req.complete || res.writableEnded) return;
    answerError(res, new AppError(408, "REQUEST_TIMEOUT"), {
      language: languageOf(req, context),
      requestId: context.requestId,
    });
  }, timeoutMs);
  const clear = () => clearTimeout(timer);
  req.once("end", clear);
  res.once("close", clear);
};
