import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Request, Response } from "express";
import type { ComposedPage } from "./compose-page.ts";
import { withNonce } from "./nonce-brotli.ts";

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Made per answer, so quickly rather than tightly. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encode = async (html: string, encoding: string): Promise<string | Buffer> => {
  if (encoding === "br") return brotli(html, QUICK);
  return encoding === "gzip" ? deflate(html) : html;
};

/** Sends a page in the tightest encoding that the browser takes. */
export const sendHtml = async (req: Request, res: Response, html: string): Promise<void> => {
  const encoding = req.acceptsEncodings("br") || req.acceptsEncodings("gzip") || "identity";
  res.type("html").vary("Accept-Encoding");
  if (encoding !== "identity") res.set("Content-Encoding", encoding);
  res.send(await encode(html, encoding));
};

/** The same for a page that may be compressed already, but for its nonce. */
export const sendPage = async (
  req: Request,
  res: Response,
  { parts, brotli: compressed }: ComposedPage,
  nonce: string,
): Promise<void> => {
  if (!compressed || !req.acceptsEncodings("br")) return sendHtml(req, res, parts.join(nonce));
  res.type("html").vary("Accept-Encoding").set("Content-Encoding", "br");
  res.send(withNonce(compressed, nonce));
};
