import { z } from "zod";

/** JSON in a variable, as a config field; `.pipe(schema)` says of what shape. */
export const jsonField = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return z.NEVER;
  }
});
