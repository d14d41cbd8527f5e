import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_PATTERN } from "@legal/contracts";
import { keyRingField, loadConfig, serviceConfig } from "@legal/service-kit";
import { z } from "zod";
import { limitConfig } from "./limits/limit-config.ts";
import { sealingKeysField } from "./second-factor/sealing-keys-field.ts";
import { STAFF_RULES } from "./second-factor/staff-rule.ts";

const count = z.coerce.number().int().positive();

const isLoopback = (host: string) => host === "localhost" || host === "[::1]" || host.startsWith("127.");

const httpsOrLoopback = (text: string) => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname)));
};

export const config = loadConfig({
  ...serviceConfig({ port: 4001, database: "auth" }),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text).origin)
    .default("http://localhost:8080")
    .describe("Where browsers find the site; https gives cookies Secure and the __Host- prefix"),
  SESSION_MIRROR_KEYS: keyRingField.describe(
    "32 random bytes in base64, several with commas: sign sessions' copies in Redis",
  ),
  ADMIN_USERNAME: z
    .string()
    .min(3)
    .max(20)
    .regex(USERNAME_PATTERN)
    .optional()
    .describe("Made an admin at the first start"),
  ADMIN_PASSWORD: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX).optional().describe("Password of the first admin"),
  ADMIN_EMAIL: z.email().optional().describe("E-mail address of the first admin; reset links go there"),
  GOOGLE_CLIENT_ID: z.string().optional().describe("Google sign-in, with its secret; without them it is not offered"),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe("Google sign-in"),
  GOOGLE_ISSUER: z
    .string()
    .refine(httpsOrLoopback, "must be https, or http on this machine")
    .default("https://accounts.google.com")
    .describe("OpenID issuer of the Google sign-in"),
  DELETED_USERS_FILE: z
    .string()
    .optional()
    .describe("Where the list of deleted accounts is kept a second time, for a restore; best on another disk"),
  STAFF_2FA: z
    .enum(STAFF_RULES)
    .default("required")
    .describe("required: staff set up an authenticator app at their first login, and reach nothing before"),
  SECOND_FACTOR_KEYS: sealingKeysField.describe(
    "Seals the secrets of authenticator apps: <id>:<32 random bytes in base64>, newest first, separated by commas",
  ),
  HASH_CONCURRENCY: count.default(2).describe("Passwords hashed at the same time; each takes a core and 19 MiB"),
  ...limitConfig,
});
