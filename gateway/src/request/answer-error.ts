import { STATUS_CODES, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorBody, Language } from "@legal/contracts";
import { endAfterBody, hasUnreadBody, presentError } from "@legal/service-kit";
import { COMMON_HEADERS } from "./common-headers.ts";

interface Reader {
  language: Language;
  requestId: string;
}

const prepare = (error: unknown, { language, requestId }: Reader) => {
  const { status, retryAfterSeconds, ...shown } = presentError(error, language);
  const headers: Record<string, string> = {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    ...COMMON_HEADERS,
    "x-request-id": requestId,
    ...(retryAfterSeconds !== undefined && { "retry-after": String(retryAfterSeconds) }),
  };
  return { status, headers, body: JSON.stringify({ ...shown, requestId } satisfies ErrorBody) };
};

/** Answers a failure as `{code, message, details?, requestId}` in the reader's language. */
export const answerError = (res: ServerResponse, error: unknown, reader: Reader): void => {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const { status, headers, body } = prepare(error, reader);
  const length = { "content-length": Buffer.byteLength(body) };
  res.writeHead(status, { ...headers, ...length, ...(hasUnreadBody(res.req) && { connection: "close" }) });
  endAfterBody(res, res.req.method === "HEAD" ? undefined : body);
};

/** The same on a connection that is not, or no longer, a request: a refused upgrade or unreadable bytes. */
export const answerErrorOnSocket = (socket: Duplex, error: unknown, reader: Reader, statusInstead?: number): void => {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status: ownStatus, headers, body } = prepare(error, reader);
  const status = statusInstead ?? ownStatus;
  const lines = Object.entries({ ...headers, connection: "close", "content-length": String(Buffer.byteLength(body)) });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${head}\r\n${body}`, () => socket.destroy());
};
