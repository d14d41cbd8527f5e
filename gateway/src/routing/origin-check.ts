import type { IncomingHttpHeaders } from "node:http";
import { AppError } from "@legal/service-kit";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** On one machine people type any of its names. */
const aliasesOf = (publicOrigin: string): string[] => {
  const url = new URL(publicOrigin);
  if (!LOOPBACK.includes(url.hostname)) return [url.origin];
  return LOOPBACK.map((host) => `${url.protocol}//${host}${url.port && `:${url.port}`}`);
};

export interface OriginCheck {
  /**
   * Throws CROSS_SITE_REQUEST unless the browser says that the request comes from this site. A client that is no
   * browser says nothing, and cannot be tricked into a request either.
   */
  assertSameOrigin: (headers: IncomingHttpHeaders) => void;
  origins: readonly string[];
}

export const createOriginCheck = (publicOrigin: string): OriginCheck => {
  const origins = aliasesOf(publicOrigin);
  return {
    origins,
    assertSameOrigin: (headers) => {
      const { origin } = headers;
      const site = headers["sec-fetch-site"];
      const foreign =
        (origin !== undefined && !origins.includes(origin)) || (site !== undefined && site !== "same-origin");
      if (foreign) throw new AppError(403, "CROSS_SITE_REQUEST");
    },
  };
};
