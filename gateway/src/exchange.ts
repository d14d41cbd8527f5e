import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Language, Session } from "@legal/contracts";
import { negotiateLanguage } from "@legal/i18n";
import { forbidden, unauthenticated } from "@legal/service-kit";
import type { Route } from "./routing/route-table.ts";

/** What is known of one request while it passes. */
export interface Exchange {
  requestId: string;
  /** Undefined for a visitor, or before it was looked up. */
  session: Session | undefined;
}

/** The client's own request id is not taken: it could be anything, and any number of times. */
export const newExchange = (): Exchange => ({ requestId: randomUUID(), session: undefined });

/** The signed-in user's language, else the best of Accept-Language, else Korean. */
export const languageOf = (req: IncomingMessage, { session }: Exchange): Language =>
  session?.language ?? negotiateLanguage(req.headers["accept-language"]);

/** Refuses early what the service would refuse anyway. */
export const assertAccess = ({ access }: Route, session: Session | undefined): void => {
  if (access === "anyone") return;
  if (!session) throw unauthenticated();
  if (access === "admin" && session.role !== "admin") throw forbidden();
};

/** Finds the exchange of a request, for what only has the request in hand. */
export const exchangeBook = (): ((req: IncomingMessage) => Exchange) => {
  const known = new WeakMap<IncomingMessage, Exchange>();
  return (req) => {
    const exchange = known.get(req) ?? newExchange();
    known.set(req, exchange);
    return exchange;
  };
};
