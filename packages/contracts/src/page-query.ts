import { z } from "zod";

const LIMIT_MAX = 200;

/** How many of a list one answer holds. */
export const limit = z.coerce
  .number<number>("limit.range")
  .int("limit.range")
  .min(1, "limit.range")
  .max(LIMIT_MAX, "limit.range");

/** For lists that page through X-Next-Cursor. */
export const pageQuery = z.strictObject({
  cursor: z.string().max(200, "cursor.invalid").optional(),
  limit: limit.default(50),
});
