import { randomBytes } from "node:crypto";
import { sessionCookieNameOf } from "@legal/contracts";
import { createRouter } from "@legal/service-kit";
import { sendHtml, setPageHeaders } from "@legal/site";
import type { Router } from "express";
import { apiDocsPage } from "./api-docs-page.ts";
import { openApiDocument } from "./openapi.ts";

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

/** The API describes itself. Composed at first use: most processes are never asked. */
export const apiDocsRoutes = (publicOrigin: string): Router => {
  const routes = createRouter();
  const cookieName = sessionCookieNameOf(publicOrigin);
  const document = once(() => openApiDocument(publicOrigin, cookieName));
  const page = once(apiDocsPage);

  routes.get("/api/openapi.json", (_req, res) => {
    res.set("Cache-Control", "no-cache").json(document());
  });
  routes.get("/api/docs", async (req, res) => {
    const nonce = randomBytes(16).toString("base64");
    setPageHeaders(res, `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'`);
    res.set({ "Cache-Control": "no-cache", "X-Robots-Tag": "noindex" });
    await sendHtml(req, res, page()(nonce));
  });
  return routes;
};
