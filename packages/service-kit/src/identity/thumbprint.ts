import { createPublicKey, hash, type KeyObject } from "node:crypto";

const known = new WeakMap<KeyObject, string>();

/** RFC 7638: SHA-256 of the required members of the public key's JWK, in this order. */
const compute = (key: KeyObject): string => {
  const { e, n } = (key.type === "private" ? createPublicKey(key) : key).export({ format: "jwk" });
  return hash("sha256", JSON.stringify({ e, kty: "RSA", n }), "base64url");
};

/** The key id of an RSA key: who has the key knows its id, and no two keys share one. */
export const thumbprintOf = (key: KeyObject): string => {
  const thumbprint = known.get(key) ?? compute(key);
  known.set(key, thumbprint);
  return thumbprint;
};
