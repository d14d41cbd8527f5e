import { randomInt } from "node:crypto";
import { USERNAME_MAX, USERNAME_MIN } from "@legal/contracts";
import { isReservedName } from "@legal/i18n";
import { isUsernameFree } from "../users/assert-free.ts";

const SUFFIX_LENGTH = 6;

const stemOf = (email: string): string => {
  const local = (email.split("@")[0] ?? "").replaceAll(/[^A-Za-z0-9_]/g, "");
  const stem = local.slice(0, USERNAME_MAX - SUFFIX_LENGTH);
  return stem.length < USERNAME_MIN || isReservedName(stem) ? `user_${stem}` : stem;
};

/** A username for a new account without one: their mailbox's name, with digits behind it when it is taken. */
export const freeUsername = async (email: string): Promise<string> => {
  const stem = stemOf(email);
  if (await isUsernameFree(stem)) return stem;
  return `${stem}${randomInt(10 ** (SUFFIX_LENGTH - 1), 10 ** SUFFIX_LENGTH)}`;
};
