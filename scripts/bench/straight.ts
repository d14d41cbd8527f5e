import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { User } from "@legal/contracts";
import { createSigner } from "@legal/service-kit";
import type { Platform } from "@legal/test-kit/platform";
import { logIn } from "../platform/browser-session.ts";
import type { LocalSecrets } from "../platform/secrets.ts";

const TTL_SECONDS = 300;

/** The headers by which `service` itself, asked without the gateway, knows the platform's administrator. */
export const straightTo = async (
  service: string,
  { address, admin, dataDir }: Platform,
): Promise<Record<string, string>> => {
  const { ask } = await logIn(address, admin.username, admin.password);
  const { id, role, language } = await ask<User>("GET", "/api/auth/me");
  const { keys } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8")) as LocalSecrets;
  const privateKey = createPrivateKey(keys["gateway"]?.privateKey ?? "");
  const sign = createSigner({ issuer: "gateway", privateKey: () => privateKey });
  const claims = { sub: id, role, language, sid: "0".repeat(64) };
  return { authorization: `Bearer ${sign(service, claims, TTL_SECONDS)}` };
};
