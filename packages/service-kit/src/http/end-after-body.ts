import type { IncomingMessage, ServerResponse } from "node:http";

/** More than the largest upload, so that a refused one can be sent to its end. */
const MAX_BYTES = 33_554_432;
const MAX_MS = 20_000;
/** Who sends nothing for so long has stopped, or trickles. */
const MAX_SILENCE_MS = 3000;

/** What is left of a refused body would be taken for the next request on this connection. */
export const hasUnreadBody = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0);

/** Calls back once nothing more is to be read, or enough was. */
const readRest = (req: IncomingMessage, done: () => void): void => {
  let bytes = 0;
  let lastLook: NodeJS.Immediate | undefined;
  const finish = () => {
    clearImmediate(lastLook);
    clearTimeout(silence);
    clearTimeout(limit);
    req.off("data", count).off("end", finish).off("close", finish);
    done();
  };
  const silence = setTimeout(() => {
    const before = bytes;
    // After a stall of this process its timers run before the data that arrived meanwhile.
    lastLook = setImmediate(() => bytes === before && finish());
  }, MAX_SILENCE_MS);
  const limit = setTimeout(finish, MAX_MS);
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    silence.refresh();
    if (bytes > MAX_BYTES) finish();
  };
  // Its reader until now has stopped, or must: a service that is gone takes no more.
  req.unpipe().on("data", count).once("end", finish).once("close", finish).resume();
};

/**
 * Ends an answer whose headers are written, with `Content-Length` and, where a body is left, `Connection: close`. Closing
 * a connection on which data still arrive resets it, and the client may see that in place of the answer: so the rest is
 * read, within bounds, and thrown away.
 */
export const endAfterBody = (res: ServerResponse, body: string | undefined): void => {
  if (res.req.destroyed || !hasUnreadBody(res.req)) {
    res.end(body);
    return;
  }
  if (body === undefined) res.flushHeaders();
  else res.write(body);
  readRest(res.req, () => res.end());
};
