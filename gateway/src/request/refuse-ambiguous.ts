import type { IncomingMessage, ServerResponse } from "node:http";
import { assertUnambiguous } from "../routing/request-check.ts";
import { answerError } from "./answer-error.ts";
import { languageOf, type RequestContext } from "./request-context.ts";

/** Answers a request that could be read in two ways; true when it did. */
export const refuseAmbiguous = (
  req: IncomingMessage,
  res: ServerResponse,
  contextOf: (req: IncomingMessage) => RequestContext,
): boolean => {
  try {
    assertUnambiguous(req);
    return false;
  } catch (error) {
    const context = contextOf(req);
    res.shouldKeepAlive = false;
    answerError(res, error, { language: languageOf(req, context), requestId: context.requestId });
    return true;
  }
};
