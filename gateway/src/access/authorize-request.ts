import type { IncomingMessage } from "node:http";
import type { Session } from "@legal/contracts";
import { countsBrowsers } from "@legal/contracts/routes";
import { assertAccess } from "./assert-access.ts";
import { clientAddressOf } from "../request/client-address.ts";
import type { RequestContext } from "../request/request-context.ts";
import { forwardedHeaders, onlyCookies } from "../proxying/forwarded-headers.ts";
import type { FindUpstream, Upstreams } from "../proxying/upstreams.ts";
import type { Route } from "../routing/route-table.ts";
import type { SessionLookup } from "../sessions/session-lookup.ts";
import type { TokenCache } from "../sessions/token-cache.ts";

interface AuthorizerDeps {
  sessionOf: SessionLookup;
  /** The browser's name by its cookie. */
  browserOf: (cookie: string | undefined) => string | undefined;
  tokens: TokenCache;
  upstreams: Upstreams;
  publicUrl: URL;
  /** Number of proxies in front of this one. */
  trustedHops: number;
}

/** Finds the session of a request, refuses early, and replaces its headers by those that the service sees. */
export type AuthorizeRequest = (req: IncomingMessage, route: Route, context: RequestContext) => Promise<FindUpstream>;

export const createAuthorizer = ({
  sessionOf,
  browserOf,
  tokens,
  upstreams,
  publicUrl,
  trustedHops,
}: AuthorizerDeps): AuthorizeRequest => {
  const bearerOf = (session: Session | undefined, audience: string) => session && tokens.bearerFor(session, audience);

  return async (req, route, context) => {
    const { headers } = req;
    const session = route.withoutCookies ? undefined : await sessionOf(headers.cookie);
    context.session = session;
    assertAccess(route, session, headers);
    const clientAddress = clientAddressOf(req, trustedHops);
    const findUpstream: FindUpstream = () => upstreams.pick(route.to, session?.sessionId ?? clientAddress);
    req.headers = forwardedHeaders(headers, {
      requestId: context.requestId,
      traceparent: context.traceparent,
      clientAddress,
      browser: countsBrowsers(req.method ?? "", route.path) ? browserOf(headers.cookie) : undefined,
      publicUrl,
      upstream: findUpstream(),
      bearer: bearerOf(session, route.to),
      cookie: onlyCookies(headers.cookie, route.cookies),
    });
    return findUpstream;
  };
};
