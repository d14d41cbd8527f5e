import type { IncomingMessage } from "node:http";

/** Browsers mark the opening of a page in a header; a request without it comes from a program. */
export const isOpeningPage = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && headers["sec-fetch-dest"] === "document" && headers["sec-purpose"] === undefined;
