import { createPrivateKey, createPublicKey, generateKeyPairSync, hash, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "./replace-file.ts";

/** The key of one purpose: a service's own (PEM) or a ring's (base64). */
export interface KeyEntry {
  current: string;
  /** Accepted by all, and used by no one yet. */
  next?: string;
  /** Still accepted, and no longer used; of a service's own the public key alone. */
  former: { key: string; until: string }[];
  /** How far a rotation has come that is not over. */
  step?: "announced" | "switched";
  /** What releases before 0.2 sign with as the key's id, and look for. */
  kid?: string;
}

/** By the service's name or the ring's. */
export type KeyBook = Record<string, KeyEntry>;

interface Ring {
  variable: string;
  holders: readonly string[];
  /** So long what a former key signed is accepted. */
  keepSeconds: number;
}

const DAY_SECONDS = 86_400;

/** Secret keys besides the services' own. */
export const RINGS: Readonly<Record<string, Ring>> = {
  "visitor-cookie": {
    variable: "VISITOR_COOKIE_KEYS",
    holders: ["ai"],
    keepSeconds: Number(process.env["VISITOR_DAYS"] ?? 30) * DAY_SECONDS,
  },
  "browser-cookie": { variable: "BROWSER_COOKIE_KEYS", holders: ["gateway"], keepSeconds: DAY_SECONDS },
  "visitor-hash": { variable: "VISITOR_HASH_KEYS", holders: ["gateway"], keepSeconds: DAY_SECONDS },
  "page-view-hash": { variable: "VISITOR_HASH_KEYS", holders: ["analytics"], keepSeconds: 3600 },
  // Copies that no one can read are written again when auth is asked.
  "session-mirror": { variable: "SESSION_MIRROR_KEYS", holders: ["auth", "gateway"], keepSeconds: 0 },
};

/** By the key and not by the name, which may be one that only a later release knows. */
export const isRing = ({ current }: KeyEntry): boolean => !current.startsWith("-----BEGIN");

export const newRingKey = (): string => randomBytes(32).toString("base64");

export const newPair = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

export const publicPemOf = (pem: string): string =>
  createPublicKey(pem).export({ type: "spki", format: "pem" }).toString();

/** RFC 7638, as service-kit computes it. */
export const thumbprintOf = (pem: string): string => {
  const { e, n } = createPublicKey(pem).export({ format: "jwk" });
  return hash("sha256", JSON.stringify({ e, kty: "RSA", n }), "base64url");
};

/** Releases before 0.2 derived these from the private key of `holders`: what was made by them is still accepted. */
const derivedBefore: Record<string, (der: Buffer) => Buffer> = {
  "visitor-cookie": (der) => Buffer.from(hkdfSync("sha256", der, "", "visitor-cookie", 32)),
  "visitor-hash": (der) => hash("sha256", Buffer.concat([Buffer.from("visitors"), der]), "buffer"),
  "page-view-hash": (der) => hash("sha256", Buffer.concat([Buffer.from("visitors"), der]), "buffer"),
};

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

const formerOf = (name: string, { holders, keepSeconds }: Ring, book: KeyBook): KeyEntry["former"] => {
  const derive = derivedBefore[name];
  const holder = book[holders[0] ?? ""];
  if (!derive || !holder) return [];
  const der = createPrivateKey(holder.current).export({ type: "pkcs8", format: "der" });
  return [{ key: derive(der).toString("base64"), until: inSeconds(keepSeconds) }];
};

const FILE = "keys.json";

export const readKeyBook = (dataDir: string): KeyBook =>
  existsSync(join(dataDir, FILE)) ? (JSON.parse(readFileSync(join(dataDir, FILE), "utf8")) as KeyBook) : {};

export const saveKeyBook = (dataDir: string, book: KeyBook): void =>
  replaceFile(join(dataDir, FILE), JSON.stringify(book, null, 2));

interface Known {
  /** Private keys that an earlier release has made. */
  pairs: Readonly<Record<string, { privateKey: string } | undefined>>;
  issuers: readonly string[];
}

/** All keys of an installation: the known ones, a later release's too, and new ones where there are none. */
export const completeKeyBook = (known: KeyBook, { pairs, issuers }: Known): KeyBook => {
  const book: KeyBook = { ...known };
  for (const issuer of issuers) {
    const current = () => pairs[issuer]?.privateKey ?? newPair().privateKey;
    book[issuer] = known[issuer] ?? { current: current(), former: [], kid: `${issuer}-1` };
  }
  const isUpgrade = Object.keys(pairs).length > 0;
  for (const [name, ring] of Object.entries(RINGS)) {
    const former = isUpgrade ? formerOf(name, ring, book) : [];
    book[name] = known[name] ?? { current: newRingKey(), former };
  }
  return book;
};
