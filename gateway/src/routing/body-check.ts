import type { IncomingHttpHeaders } from "node:http";
import { AppError } from "@legal/service-kit";
import { hasBody } from "./request-check.ts";
import type { Route } from "./route-table.ts";

const TYPES = { json: /^application\/json\s*(;|$)/i, multipart: /^multipart\/form-data\s*;/i, any: /^/ };
/** Far above what the services read, so that an absurd body is not proxied to a service first. */
const MAX_BYTES = { json: 262_144, multipart: 26_214_400, any: 1_048_576 };

/** A form of another site cannot send JSON: any other type is refused with 415, too long a body with 413. */
export const assertBodyAllowed = ({ body = "json" }: Route, headers: IncomingHttpHeaders): void => {
  const length = Number(headers["content-length"] ?? 0);
  const type = headers["content-type"];
  if ((type !== undefined || hasBody(headers)) && !TYPES[body].test(type ?? ""))
    throw new AppError(415, "UNSUPPORTED_MEDIA_TYPE");
  if (length > MAX_BYTES[body]) throw new AppError(413, body === "multipart" ? "FILE_TOO_LARGE" : "PAYLOAD_TOO_LARGE");
};
