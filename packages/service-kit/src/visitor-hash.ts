import { createHash, createHmac, type KeyObject } from "node:crypto";

/** Facts that tell a visitor apart (address, browser, day …) as one short text that leads back to none of them. */
export type VisitorHash = (...facts: readonly string[]) => string;

/**
 * Keyed with a secret derived from a service's private key, the same in all its replicas: there are few enough
 * addresses to try them all against a plain hash.
 */
export const visitorHash = (privateKey: KeyObject): VisitorHash => {
  const der = privateKey.export({ type: "pkcs8", format: "der" });
  const secret = createHash("sha256").update("visitors").update(der).digest();
  return (...facts) => createHmac("sha256", secret).update(JSON.stringify(facts)).digest("base64url");
};
