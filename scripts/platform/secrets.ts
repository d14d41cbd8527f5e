import { createECDH, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
// By their paths: make-secrets.ts runs where nothing is installed.
import { newPasswords, type BackingPasswords } from "../../packages/backing-access/src/index.ts";
import { tryLock } from "../../packages/local-stack/src/lock.ts";
import { completeKeyBook, publicPemOf, readKeyBook, saveKeyBook, type KeyBook } from "./keys/key-book.ts";
import { replaceFile } from "./keys/replace-file.ts";

interface KeyPair {
  privateKey: string;
  publicKey: string;
}

interface FirstSecrets {
  /** The pairs that sign now; all other keys are in `keys.json`. */
  keys: Record<string, KeyPair>;
  adminUsername: string;
  adminPassword: string;
  /** Seals full exports. */
  backupKey: string;
}

interface LaterSecrets {
  /** Of each deployable's own users of the backing services. */
  backing: BackingPasswords;
  mongodbKeyfile: string;
  /** Seals the secrets of authenticator apps. */
  secondFactorKeys: string;
  /** Signs pushes to browsers, which know its public half. */
  vapidKeys: string;
}

export interface LocalSecrets extends FirstSecrets, LaterSecrets {
  book: KeyBook;
}

interface Stored {
  first: Partial<FirstSecrets & LaterSecrets>;
  later: Partial<LaterSecrets>;
  book: KeyBook;
}

const FIRST = "secrets.json";
/** A file of its own: a release before 0.2 that is rolled back to rewrites the first without what it does not know. */
const LATER = "secrets-0.2.json";
const HELD_ELSEWHERE_MS = 50;

const readJson = (file: string): object => (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as object) : {});

const readStored = (dataDir: string): Stored => ({
  first: readJson(join(dataDir, FIRST)),
  later: readJson(join(dataDir, LATER)),
  book: readKeyBook(dataDir),
});

const newVapidKeys = (): string => {
  const pair = createECDH("prime256v1");
  const publicKey = pair.generateKeys("base64url");
  // It comes without leading zeros.
  const privateKey = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
  return `${publicKey}:${privateKey}`;
};

const newSecondFactorKey = (): string => `${randomBytes(4).toString("hex")}:${randomBytes(32).toString("base64")}`;

const given = (variable: string): string | undefined => process.env[variable] || undefined;

/** What is stored, and what is given or made where nothing is; what a later release has added stays. */
const completed = (stored: Stored, issuers: string[]) => {
  const { first } = stored;
  const known = { ...first, ...stored.later };
  const book = completeKeyBook(stored.book, { pairs: first.keys ?? {}, issuers });
  const pairOf = (issuer: string): KeyPair => {
    const privateKey = book[issuer]?.current ?? "";
    return { privateKey, publicKey: publicPemOf(privateKey) };
  };
  const later: LaterSecrets = {
    ...stored.later,
    backing: newPasswords(known.backing),
    mongodbKeyfile: known.mongodbKeyfile ?? randomBytes(96).toString("base64"),
    vapidKeys: known.vapidKeys ?? given("VAPID_KEYS") ?? newVapidKeys(),
    secondFactorKeys: known.secondFactorKeys ?? given("SECOND_FACTOR_KEYS") ?? newSecondFactorKey(),
  };
  const all: FirstSecrets & LaterSecrets = {
    ...first,
    keys: Object.fromEntries(issuers.map((issuer) => [issuer, pairOf(issuer)])),
    adminUsername: first.adminUsername ?? given("ADMIN_USERNAME") ?? "admin",
    adminPassword: first.adminPassword ?? given("ADMIN_PASSWORD") ?? randomBytes(12).toString("base64url"),
    backupKey: first.backupKey ?? given("BACKUP_KEY") ?? randomBytes(32).toString("base64"),
    ...later,
  };
  return { first: all, later, book };
};

const store = (dataDir: string, { first, later, book }: Stored): void => {
  replaceFile(join(dataDir, LATER), JSON.stringify(later, null, 2));
  saveKeyBook(dataDir, book);
  replaceFile(join(dataDir, FIRST), JSON.stringify(first, null, 2));
};

/** The installation's own keys and passwords, made at its first start and kept for its owner's eyes only. */
export const localSecrets = (dataDir: string, issuers: string[]): LocalSecrets => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  for (;;) {
    const stored = readStored(dataDir);
    const wanted = completed(stored, issuers);
    if (isDeepStrictEqual(wanted, stored)) return { ...wanted.first, book: wanted.book };
    const lock = tryLock(join(dataDir, "secrets.lock"));
    if (!lock) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HELD_ELSEWHERE_MS);
    else
      try {
        // Another command may have made them in between.
        if (isDeepStrictEqual(readStored(dataDir), stored)) store(dataDir, wanted);
      } finally {
        lock.release();
      }
  }
};
