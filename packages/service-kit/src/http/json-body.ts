import express, { type Request, type RequestHandler } from "express";
import { AppError } from "../errors/errors.ts";

const hasBody = (req: Request): boolean =>
  req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;

/** A form of another site can send text/plain or form data with cookies, but not application/json. */
const isRefused = (req: Request): boolean => {
  const type = req.headers["content-type"];
  if (type === undefined) return hasBody(req);
  return !/^application\/json\s*(;|$)/i.test(type);
};

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

const isAt = (path: string | RegExp, at: string): boolean => (typeof path === "string" ? path === at : path.test(at));

/**
 * Reads JSON bodies up to `limit` bytes and refuses every other content type. Requests to `streamedPaths` pass
 * untouched: their routes read the stream themselves.
 */
export const jsonBody = (limit: string | number, streamedPaths: readonly (string | RegExp)[]): RequestHandler => {
  // A compressed body would be limited only after inflating it; no client of ours compresses.
  const read = express.json({ limit, inflate: false, type: "application/json" });
  return (req, res, next) => {
    if (READING.has(req.method) || streamedPaths.some((path) => isAt(path, req.path))) return next();
    if (isRefused(req)) throw new AppError(415, "UNSUPPORTED_MEDIA_TYPE");
    read(req, res, next);
  };
};
