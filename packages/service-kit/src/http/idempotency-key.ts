import type { Request } from "express";
import { validationFailed } from "../errors/errors.ts";

const MAX_LENGTH = 255;

/** The header of that name, as IETF draft-ietf-httpapi-idempotency-key-header has it. */
export const idempotencyKeyOf = (req: Request): string | undefined => {
  const key = req.header("idempotency-key")?.trim();
  if (key === undefined || key === "") return undefined;
  if (key.length > MAX_LENGTH) throw validationFailed([{ path: "idempotencyKey", message: "invalid" }]);
  return key;
};
