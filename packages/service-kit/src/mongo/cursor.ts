import type { z } from "zod";
import { validationFailed } from "../errors/errors.ts";

/** A list's position as the text of a cursor. */
export const encodeCursor = (position: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(position)).toString("base64url");

/** Throws VALIDATION_FAILED on a cursor that is not ours. */
export const decodeCursor = <Position>(cursor: string, position: z.ZodType<Position>): Position => {
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
  } catch {
    throw validationFailed([{ path: "cursor", message: "cursor.invalid" }]);
  }
};
