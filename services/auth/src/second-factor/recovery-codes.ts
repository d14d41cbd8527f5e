import { randomInt } from "node:crypto";
import type { PasswordHasher } from "../passwords/password-hasher.ts";
import { SecondFactor, type RecoveryCode } from "./second-factor-model.ts";

const CODES = 10;
const SELECTOR_LENGTH = 4;
const SECRET_LENGTH = 12;
/** RFC 4648 base32, lower case: no 0, 1, 8 and 9 to take for letters. 5 bits each, so a code has 60 secret ones. */
const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

const random = (length: number): string => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

const newSelectors = (): string[] => {
  const selectors = new Set<string>();
  while (selectors.size < CODES) selectors.add(random(SELECTOR_LENGTH));
  return [...selectors];
};

/** Ten codes `ssss-xxxxxx-xxxxxx` to show once, and what is kept of them. */
export const newRecoveryCodes = async (hasher: PasswordHasher) => {
  const made = newSelectors().map((selector) => ({ selector, secret: random(SECRET_LENGTH) }));
  const stored = await Promise.all(
    made.map(async ({ selector, secret }): Promise<RecoveryCode> => ({ selector, hash: await hasher.hash(secret) })),
  );
  const shown = made.map(({ selector, secret }) => `${selector}-${secret.slice(0, 6)}-${secret.slice(6)}`);
  return { shown, stored };
};

/** Takes a code away, once however often it comes at the same time; false when it is none of the account's. */
export const spendRecoveryCode = async (
  userId: string,
  codes: readonly RecoveryCode[],
  given: string,
  hasher: PasswordHasher,
): Promise<boolean> => {
  const selector = given.slice(0, SELECTOR_LENGTH);
  const known = codes.find((code) => code.selector === selector);
  const matches = await hasher.verify(known?.hash ?? null, given.slice(SELECTOR_LENGTH));
  if (!known || !matches) return false;
  const { modifiedCount } = await SecondFactor.updateOne(
    { _id: userId, "recoveryCodes.hash": known.hash },
    { $pull: { recoveryCodes: { selector } } },
  );
  return modifiedCount === 1;
};
