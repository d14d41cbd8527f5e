import { z } from "zod";

export const email = z
  .email({ error: ({ input }) => (input === "" ? "email.required" : "email.format") })
  .max(254, "email.format");

/** Empty, or digits with spaces and hyphens between them. */
export const phone = z
  .string()
  .trim()
  .max(20, "phone.format")
  .regex(/^(\+?[0-9][0-9 -]{6,18})?$/, "phone.format");
