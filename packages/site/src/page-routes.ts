import { createRouter, AppError } from "@legal/service-kit";
import type { RequestHandler, Response, Router } from "express";
import { publicConfig } from "./pages/compose-page.ts";
import { NOT_BUILT_PAGE } from "./pages/not-built-page.ts";
import { setPageHeaders } from "./pages/page-headers.ts";
import { createPageHandler, type PageHandlerDeps } from "./pages/page-handler.ts";
import { robots, siteMap } from "./pages/site-map.ts";
import type { SiteSource } from "./source/site-source.ts";
import type { WebBuild } from "./build/web-build.ts";

interface PageDeps extends PageHandlerDeps {
  source: SiteSource;
}

const STATIC_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** What one build answers. */
const siteOf = (build: WebBuild, deps: PageDeps) => {
  const config: RequestHandler = (_req, res) => {
    res.set("Cache-Control", "no-cache").json(publicConfig(build));
  };
  const map: RequestHandler = (_req, res) => {
    res
      .set("Cache-Control", "no-cache")
      .type("xml")
      .send(siteMap(deps.publicOrigin, build.addresses ?? []));
  };
  return { build, config, map, show: createPageHandler(build, deps) };
};

const showNotBuilt = (res: Response): void => {
  setPageHeaders(res, STATIC_POLICY);
  res.set("Cache-Control", "no-store").status(503).type("html").send(NOT_BUILT_PAGE);
};

const assertReading: RequestHandler = (req, _res, next) => {
  if (req.method !== "GET" && req.method !== "HEAD") throw new AppError(405, "METHOD_NOT_ALLOWED");
  next();
};

/**
 * The built frontends: files under /web/, /config.json, what search engines ask for, and an HTML page for every other
 * address.
 */
export const pageRoutes = (deps: PageDeps): Router => {
  const routes = createRouter();
  let site: ReturnType<typeof siteOf> | undefined;

  /** A build may appear after this process started, and be replaced by a newer one. */
  const load = (): boolean => {
    const build = deps.source.current();
    if (build && build !== site?.build) site = siteOf(build, deps);
    return site !== undefined;
  };

  routes.use(assertReading);
  routes.use((_req, res, next) => (load() ? next() : showNotBuilt(res)));
  routes.use("/web", deps.source.files);
  routes.use("/web", (_req, res) => {
    res.set("Cache-Control", "no-store").status(404).type("text").send("no such file\n");
  });
  routes.get("/robots.txt", (_req, res) => {
    res.set("Cache-Control", "no-cache").type("text").send(robots(deps.publicOrigin));
  });
  routes.get("/sitemap.xml", (req, res, next) => site?.map(req, res, next));
  routes.get("/config.json", (req, res, next) => site?.config(req, res, next));
  routes.get("/*path", (req, res) => site?.show(req, res));
  routes.get("/", (req, res) => site?.show(req, res));
  return routes;
};
