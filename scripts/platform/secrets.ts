import { createECDH, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// By its path: make-secrets.ts runs where nothing is installed.
import { newPasswords, type BackingPasswords } from "../../packages/backing-access/src/index.ts";
import { keyBook, publicPemOf, type KeyBook } from "./keys/key-book.ts";

interface KeyPair {
  privateKey: string;
  publicKey: string;
}

interface StoredSecrets {
  /** The pairs that sign now; all other keys are in `keys.json`. */
  keys: Record<string, KeyPair>;
  adminUsername: string;
  adminPassword: string;
  /** Seals full exports. */
  backupKey: string;
  /** Of each deployable's own users of the backing services. */
  backing: BackingPasswords;
  mongodbKeyfile: string;
  /** Seals the secrets of authenticator apps. */
  secondFactorKeys: string;
  /** Signs pushes to browsers, which know its public half. */
  vapidKeys: string;
}

export interface LocalSecrets extends StoredSecrets {
  book: KeyBook;
}

const read = (file: string): Partial<StoredSecrets> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<StoredSecrets>) : {};

const newVapidKeys = (): string => {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  // It comes without leading zeros.
  const privateKey = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
  return `${publicKey}:${privateKey}`;
};

/** The one machine's own keys and admin password, made at first start and kept for its owner's eyes only. */
export const localSecrets = (dataDir: string, issuers: string[]): LocalSecrets => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "secrets.json");
  const known = read(file);
  const book = keyBook(dataDir, { pairs: known.keys ?? {}, issuers });
  const pairOf = (issuer: string): KeyPair => {
    const privateKey = book[issuer]?.current ?? "";
    return { privateKey, publicKey: publicPemOf(privateKey) };
  };
  const secrets: StoredSecrets = {
    keys: Object.fromEntries(issuers.map((issuer) => [issuer, pairOf(issuer)])),
    adminUsername: known.adminUsername ?? process.env["ADMIN_USERNAME"] ?? "admin",
    adminPassword: known.adminPassword ?? process.env["ADMIN_PASSWORD"] ?? randomBytes(12).toString("base64url"),
    backupKey: known.backupKey ?? process.env["BACKUP_KEY"] ?? randomBytes(32).toString("base64"),
    backing: newPasswords(known.backing),
    mongodbKeyfile: known.mongodbKeyfile ?? randomBytes(96).toString("base64"),
    vapidKeys: known.vapidKeys ?? process.env["VAPID_KEYS"] ?? newVapidKeys(),
    secondFactorKeys: known.secondFactorKeys ?? `1:${randomBytes(32).toString("base64")}`,
  };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return { ...secrets, book };
};
