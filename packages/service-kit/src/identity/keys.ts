import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { z } from "zod";
import { jsonField } from "../config/json-field.ts";
import { reloadedField } from "../config/reloaded-field.ts";
import { thumbprintOf } from "./thumbprint.ts";

const MIN_RSA_BITS = 2048;

export interface TrustedKey {
  kid: string;
  /** The only `iss` that this key may sign for. */
  issuer: string;
  publicKey: KeyObject;
}

/** .env files and container manifests often carry a PEM in one line with `\n` written out. */
const unfold = (pem: string): string => pem.replaceAll("\\n", "\n");

const isStrongRsa = (key: KeyObject): boolean =>
  key.asymmetricKeyType === "rsa" && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_RSA_BITS;

const strongRsa = (pem: string, read: (pem: string) => KeyObject): KeyObject | undefined => {
  try {
    const key = read(unfold(pem));
    return isStrongRsa(key) ? key : undefined;
  } catch {
    return undefined;
  }
};

const pem = (read: (text: string) => KeyObject, what: string) =>
  z.string().transform((text, context): KeyObject => {
    const key = strongRsa(text, read);
    if (key) return key;
    context.addIssue({ code: "custom", message: `not a PEM of an RSA ${what} key with at least ${MIN_RSA_BITS} bits` });
    return z.NEVER;
  });

/** A PEM (PKCS8) of an RSA private key as a config field. */
export const privateKeyField = reloadedField(pem(createPrivateKey, "private"), (key) => [
  { id: thumbprintOf(key), use: "signs" },
]);

const trustedKey = z
  .object({
    kid: z.string().min(1).optional(),
    issuer: z.string().min(1),
    publicKey: pem(createPublicKey, "public"),
  })
  .refine(({ kid, issuer, publicKey }) => kid === undefined || kid === thumbprintOf(publicKey) || isName(kid, issuer), {
    error: "kid is neither the key's RFC 7638 thumbprint nor <issuer>-<number>",
  });

/** How releases before 0.2 named keys; a thumbprint cannot look like it. */
const isName = (kid: string, issuer: string): boolean =>
  kid.startsWith(`${issuer}-`) && /^\d{1,4}$/.test(kid.slice(issuer.length + 1));

/** A key goes by its thumbprint always, and by its name where it has one. */
const byEachId = ({ kid, ...key }: z.output<typeof trustedKey>): TrustedKey[] => {
  const thumbprint = thumbprintOf(key.publicKey);
  return [...new Set([thumbprint, kid ?? thumbprint])].map((id) => ({ ...key, kid: id }));
};

const isSame = (one: TrustedKey, other: TrustedKey): boolean =>
  one.issuer === other.issuer && one.publicKey.equals(other.publicKey);

/** Two keys of one id would take each other's place, and one key of two issuers would sign for both. */
const withoutDoubles = (keys: TrustedKey[], context: z.RefinementCtx): TrustedKey[] => {
  const known = new Map<string, TrustedKey>();
  for (const key of keys) {
    const other = known.get(key.kid);
    if (other && !isSame(other, key))
      context.addIssue({ code: "custom", message: `kid ${key.kid} stands there twice` });
    known.set(key.kid, key);
  }
  return [...known.values()];
};

const trustedKeys = jsonField
  .pipe(z.array(trustedKey).min(1))
  .transform((keys, context) => withoutDoubles(keys.flatMap(byEachId), context));

/** `[{ "issuer", "publicKey" }]` as a config field, several of an issuer while its key is replaced. */
export const trustedKeysField = reloadedField(trustedKeys, (keys) =>
  keys.map(({ kid }) => ({ id: kid, use: "accepted" })),
);
