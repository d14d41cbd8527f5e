import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** A sealed text: `<key id>.<nonce>.<tag>.<ciphertext>`, base64url. */
export interface SecretBox {
  /** Seals for one owner: moved to another account it does not open. */
  seal(text: string, owner: string): string;
  open(sealed: string, owner: string): string;
}

export interface SealingKey {
  id: string;
  key: Buffer;
}

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;

/** AES-256-GCM. The first key seals, all of them open: a new key goes in front, the old one leaves once nothing is under it. */
export const createSecretBox = (keys: readonly SealingKey[]): SecretBox => {
  const [newest] = keys;
  if (!newest) throw new Error("a secret box needs a key");
  return {
    seal: (text, owner) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, newest.key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return [newest.id, ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"))].join(".");
    },
    open: (sealed, owner) => {
      const [id, ...parts] = sealed.split(".");
      const known = keys.find((key) => key.id === id);
      if (!known) throw new Error(`sealed under key ${id}, which is not among SECOND_FACTOR_KEYS`);
      const [nonce, tag, text] = parts.map((part) => Buffer.from(part, "base64url"));
      if (!nonce || !tag || !text) throw new Error("not a sealed text");
      const decipher = createDecipheriv(ALGORITHM, known.key, nonce, { authTagLength: 16 });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString("utf8");
    },
  };
};
