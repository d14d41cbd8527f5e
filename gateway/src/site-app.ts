import type { IncomingMessage } from "node:http";
import type { LocalizedBusiness } from "@legal/contracts";
import type { Logger } from "@legal/service-kit";
import { pageRoutes, type SiteSource } from "@legal/site";
import express, { type ErrorRequestHandler, type Express } from "express";
import { answerError } from "./request/answer-error.ts";
import type { GatewaySettings } from "./config.ts";
import { languageOf, type RequestContext } from "./request/request-context.ts";
import type { SessionLookup } from "./sessions/session-lookup.ts";
import { apiDocsRoutes } from "./api-docs/api-docs-routes.ts";
import { healthRoutes, type Readiness } from "./health/health-routes.ts";
import { metricsRoutes } from "./health/metrics-routes.ts";
import { createIsLocalRequest } from "./health/is-local-request.ts";

interface SiteDeps {
  settings: Pick<GatewaySettings, "PUBLIC_ORIGIN" | "TRUSTED_PROXY_HOPS">;
  business: LocalizedBusiness;
  source: SiteSource;
  ownOrigins: readonly string[];
  look: () => Promise<Readiness>;
  logger: Logger;
  sessionOf: SessionLookup;
  contextOf: (req: IncomingMessage) => RequestContext;
}

/** What the gateway answers itself: health, metrics, the description of the API, and the site. */
export const createSiteApp = (deps: SiteDeps): Express => {
  const { settings, business, source, ownOrigins, look, logger, sessionOf, contextOf } = deps;
  const { PUBLIC_ORIGIN, TRUSTED_PROXY_HOPS } = settings;
  const isLocal = createIsLocalRequest(TRUSTED_PROXY_HOPS);
  const app = express();
  app.disable("x-powered-by");
  // Pages carry a nonce and are never the same twice: those that may be kept, and files, have tags of their own.
  app.disable("etag");
  app.use(healthRoutes(look, isLocal), metricsRoutes(isLocal));
  app.use(apiDocsRoutes(PUBLIC_ORIGIN));
  app.use(pageRoutes({ publicOrigin: PUBLIC_ORIGIN, business, source, ownOrigins, sessionOf, logger }));

  const onError: ErrorRequestHandler = (error: unknown, req, res, _next) => {
    const context = contextOf(req);
    const reader = { language: languageOf(req, context), requestId: context.requestId };
    logger.debug({ err: error, requestId: reader.requestId }, "page refused");
    answerError(res, error, reader);
  };
  app.use(onError);
  return app;
};
