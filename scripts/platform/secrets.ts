import { createPublicKey, generateKeyPairSync, hash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

interface KeyPair {
  privateKey: string;
  publicKey: string;
}

export interface LocalSecrets {
  keys: Record<string, KeyPair>;
  adminUsername: string;
  adminPassword: string;
  /** Seals full exports. */
  backupKey: string;
}

const newKeyPair = (): KeyPair =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

const read = (file: string): Partial<LocalSecrets> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<LocalSecrets>) : {};

/** The one machine's own keys and admin password, made at first start and kept for its owner's eyes only. */
export const localSecrets = (dataDir: string, issuers: string[]): LocalSecrets => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "secrets.json");
  const known = read(file);
  const secrets: LocalSecrets = {
    keys: Object.fromEntries(issuers.map((issuer) => [issuer, known.keys?.[issuer] ?? newKeyPair()])),
    adminUsername: known.adminUsername ?? process.env["ADMIN_USERNAME"] ?? "admin",
    adminPassword: known.adminPassword ?? process.env["ADMIN_PASSWORD"] ?? randomBytes(12).toString("base64url"),
    backupKey: known.backupKey ?? process.env["BACKUP_KEY"] ?? randomBytes(32).toString("base64"),
  };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
};

/** RFC 7638, as service-kit computes it. */
const thumbprintOf = (publicKey: string): string => {
  const { e, n } = createPublicKey(publicKey).export({ format: "jwk" });
  return hash("sha256", JSON.stringify({ e, kty: "RSA", n }), "base64url");
};

/**
 * `TRUSTED_KEYS`: whose signatures a deployable believes. Each key also by the name that releases before 0.2 sign with
 * and look for, for a release is exchanged one deployable after the other.
 */
export const trustedKeys = ({ keys }: LocalSecrets): string =>
  JSON.stringify(
    Object.entries(keys).flatMap(([issuer, { publicKey }]) =>
      [thumbprintOf(publicKey), `${issuer}-1`].map((kid) => ({ kid, issuer, publicKey })),
    ),
  );
