import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Language, Session } from "@legal/contracts";
import { negotiateLanguage } from "@legal/i18n";

/** What is known of one request while it is handled. */
export interface RequestContext {
  requestId: string;
  /** W3C trace context of this request's span; undefined while nothing is traced. */
  traceparent: string | undefined;
  /** Undefined for a visitor, or before it was looked up. */
  session: Session | undefined;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Our pages name their calls, so that a failure is found even when no answer came; nothing but a UUID is taken. */
const requestIdOf = (sent: unknown): string => (typeof sent === "string" && UUID.test(sent) ? sent : randomUUID());

export const createRequestContext = (req?: IncomingMessage): RequestContext => ({
  requestId: requestIdOf(req?.headers["x-request-id"]),
  traceparent: undefined,
  session: undefined,
});

/** The signed-in user's language, else the best of Accept-Language, else Korean. */
export const languageOf = (req: IncomingMessage, { session }: RequestContext): Language =>
  session?.language ?? negotiateLanguage(req.headers["accept-language"]);

/** Finds the context of a request, and makes one for a new request. */
export const createRequestContexts = (): ((req: IncomingMessage) => RequestContext) => {
  const known = new WeakMap<IncomingMessage, RequestContext>();
  return (req) => {
    const context = known.get(req) ?? createRequestContext(req);
    known.set(req, context);
    return context;
  };
};
