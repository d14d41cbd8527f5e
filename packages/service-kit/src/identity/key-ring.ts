import { createCipheriv, createDecipheriv, createHmac, createSecretKey, hash, randomBytes } from "node:crypto";
import { timingSafeEqual, type KeyObject } from "node:crypto";
import { z } from "zod";
import { reloadedField } from "../config/reloaded-field.ts";

const KEY_BYTES = 32;
const ID_LENGTH = 11;
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface RingKey {
  id: string;
  key: KeyObject;
}

/** Secret keys for one purpose: the first one signs and encrypts, all are accepted. */
export type KeyRing = readonly [RingKey, ...RingKey[]];

const ringKey = (text: string): RingKey => {
  const bytes = Buffer.from(text, "base64");
  // The prefix keeps what is published here apart from any other hash of the key.
  const id = hash("sha256", Buffer.concat([Buffer.from("key id:"), bytes]), "base64url").slice(0, ID_LENGTH);
  return { id, key: createSecretKey(bytes) };
};

const keyText = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/, `must be ${KEY_BYTES} random bytes in base64 each: openssl rand -base64 32`);

const ring = z
  .string()
  .transform((text) => text.split(",").map((one) => one.trim()))
  .pipe(z.array(keyText))
  .transform((texts) => texts.map(ringKey))
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, "a key stands there twice")
  .transform((keys) => keys as unknown as KeyRing);

/** A key ring as a config field: keys of 32 bytes in base64, separated by commas. Changes of its file are taken up. */
export const keyRingField = reloadedField(ring, (keys) =>
  keys.map(({ id }, index) => ({ id, use: index === 0 ? "signs" : "accepted" })),
);

const macWith = ({ key }: RingKey, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** HMAC-SHA-256 by the ring's first key, 43 characters of base64url. */
export const signText = ([first]: KeyRing, text: string): string => macWith(first, text).toString("base64url");

/** Whether one of the ring's keys signed the text. */
export const isSignedText = (keys: KeyRing, text: string, signature: string): boolean => {
  const given = Buffer.from(signature, "base64url");
  return keys.some((one) => {
    const mac = macWith(one, text);
    return mac.length === given.length && timingSafeEqual(mac, given);
  });
};

/**
 * AES-256-GCM by the ring's first key, led by that key's id. `context` says what the text belongs to (a row's id); where
 * it is copied to another context it cannot be opened.
 */
export const sealText = ([{ id, key }]: KeyRing, text: string, context: string): string => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `${id}.${sealed.toString("base64url")}`;
};

/** Whether the ring's first key sealed the text; else it must be sealed again before the older key goes. */
export const isSealedByFirst = ([{ id }]: KeyRing, sealed: string): boolean => sealed.startsWith(`${id}.`);

/** The text again; throws where no key of the ring sealed it, or for another context. */
export const openText = (keys: KeyRing, sealed: string, context: string): string => {
  const [id, data = ""] = sealed.split(".");
  const found = keys.find((one) => one.id === id);
  if (!found) throw new Error(`no key ${id} in the ring`);
  const bytes = Buffer.from(data, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", found.key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
};
