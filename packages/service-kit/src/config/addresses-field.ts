import { z } from "zod";

/** `http://host:port` of each replica, separated by commas, as a config field. */
export const addressesField = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .pipe(z.array(z.url({ protocol: /^http$/ }).transform((text) => new URL(text))).min(1));
