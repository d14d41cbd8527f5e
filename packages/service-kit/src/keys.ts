import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { z } from "zod";

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
export const privateKeyField = pem(createPrivateKey, "private");

const trustedKey = z.object({
  kid: z.string().min(1),
  issuer: z.string().min(1),
  publicKey: pem(createPublicKey, "public"),
});

const parseJson = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: "custom", message: "not JSON" });
    return z.NEVER;
  }
};

/** `[{ "kid", "issuer", "publicKey" }]` as a config field. */
export const trustedKeysField = z.string().transform(parseJson).pipe(z.array(trustedKey).min(1));
