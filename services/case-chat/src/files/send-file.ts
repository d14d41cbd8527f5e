import { pipeline } from "node:stream/promises";
import { contentDisposition, isDependencyDown } from "@legal/service-kit";
import type { Request, Response } from "express";

import { fileBytes } from "./file-bytes.ts";
import { isShownInline } from "./file-kinds.ts";
import type { StoredFileRecord } from "./stored-file-model.ts";

const headersOf = ({ _id, name, type }: StoredFileRecord) => ({
  "Content-Type": type === "text/plain" ? "text/plain; charset=utf-8" : type,
  "Content-Disposition": contentDisposition(isShownInline(type) ? "inline" : "attachment", name),
  // Whatever a browser takes it for, it can neither run nor reach anything.
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Accept-Ranges": "bytes",
  // Cached by the browser, but revalidated each time: the answer depends on the user.
  "Cache-Control": "private, no-cache",
  ETag: `"${_id}"`,
});

interface Span {
  start: number;
  /** Exclusive. */
  end: number;
}

/** The one requested range, the whole file, or undefined for a range outside of it. */
const spanOf = (req: Request, size: number): Span | undefined => {
  const ranges = req.range(size);
  if (ranges === -1) return undefined;
  const [first] = Array.isArray(ranges) && ranges.type === "bytes" && ranges.length === 1 ? ranges : [];
  return first ? { start: first.start, end: first.end + 1 } : { start: 0, end: size };
};

/** A client that disconnects is no failure. */
const isGone = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE" && !isDependencyDown(error);

export const sendFile = async (file: StoredFileRecord, req: Request, res: Response): Promise<void> => {
  const { size } = file;
  res.set(headersOf(file));
  if (req.fresh) return void res.status(304).end();
  const span = spanOf(req, size);
  if (!span) return void res.status(416).set("Content-Range", `bytes */${size}`).end();
  const { start, end } = span;
  const isPart = end - start < size;
  res.status(isPart ? 206 : 200).set("Content-Length", String(end - start));
  if (isPart) res.set("Content-Range", `bytes ${start}-${end - 1}/${size}`);
  if (req.method === "HEAD") return void res.end();
  try {
    await pipeline(fileBytes.openForReading(file._id, span), res);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
};
