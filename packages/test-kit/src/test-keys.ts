import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { SERVICE_NAMES } from "@legal/deployables";
import { keyRingField, thumbprintOf, type Current, type KeyRing, type TrustedKey } from "@legal/service-kit";

const ISSUERS = ["gateway", ...SERVICE_NAMES] as const;
export type Issuer = (typeof ISSUERS)[number];

interface Pems {
  privateKey: string;
  publicKey: string;
}

export interface TestKeys {
  privateKeyOf: (issuer: Issuer) => KeyObject;
  /** PEM, as SERVICE_PRIVATE_KEY carries it. */
  privatePemOf: (issuer: Issuer) => string;
  publicPemOf: (issuer: Issuer) => string;
  kidOf: (issuer: Issuer) => string;
  trustedKeys: Current<readonly TrustedKey[]>;
  /** As the environment variable TRUSTED_KEYS carries them. */
  trustedKeysJson: string;
  /** A key ring for every purpose. */
  ring: Current<KeyRing>;
  /** As environment variables carry it. */
  ringText: string;
}

const RING_TEXT = Buffer.alloc(32, "a key ring of tests").toString("base64");
const ring = keyRingField.parse(RING_TEXT);

const VARIABLE = "TEST_KEYS";

const generatePair = (): Pems =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

/** Makes the key pairs of a run; they reach the workers through the environment. */
export const generateTestKeys = (): string =>
  (process.env[VARIABLE] ??= JSON.stringify(Object.fromEntries(ISSUERS.map((issuer) => [issuer, generatePair()]))));

/** RSA keys of every issuer, the same in a whole run. */
export const testKeys = (): TestKeys => {
  const pems = JSON.parse(generateTestKeys()) as Record<Issuer, Pems>;
  const trusted = ISSUERS.map((issuer) => ({ issuer, publicKey: pems[issuer].publicKey }));
  const trustedKeys = trusted.map(({ issuer, publicKey: pem }) => {
    const publicKey = createPublicKey(pem);
    return { kid: thumbprintOf(publicKey), issuer, publicKey };
  });
  return {
    privateKeyOf: (issuer) => createPrivateKey(pems[issuer].privateKey),
    privatePemOf: (issuer) => pems[issuer].privateKey,
    publicPemOf: (issuer) => pems[issuer].publicKey,
    kidOf: (issuer) => thumbprintOf(createPublicKey(pems[issuer].publicKey)),
    trustedKeys: () => trustedKeys,
    ring,
    ringText: RING_TEXT,
    trustedKeysJson: JSON.stringify(trusted),
  };
};
