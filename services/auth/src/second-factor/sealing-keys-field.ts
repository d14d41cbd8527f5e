import { z } from "zod";
import type { SealingKey } from "./secret-box.ts";

const KEY_BYTES = 32;

/** `id:base64,id:base64`, each key 32 random bytes, as a config field. */
export const sealingKeysField = z.string().transform((text, context): SealingKey[] => {
  const keys = text.split(",").map((entry): SealingKey | undefined => {
    const [, id, encoded] = /^\s*([\w-]{1,20}):([\w+/=-]+)\s*$/.exec(entry) ?? [];
    const key = Buffer.from(encoded ?? "", "base64");
    return id !== undefined && key.length === KEY_BYTES ? { id, key } : undefined;
  });
  const known = keys.filter((key) => key !== undefined);
  if (known.length === keys.length && new Set(known.map(({ id }) => id)).size === keys.length) return known;
  context.addIssue({ code: "custom", message: "not <id>:<32 bytes in base64>[,…] with ids of their own" });
  return z.NEVER;
});
