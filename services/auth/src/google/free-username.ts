import { randomInt } from "node:crypto";
import { USERNAME_MAX, USERNAME_MIN } from "@legal/contracts";
import { isReservedName } from "@legal/i18n";
import { conflict } from "@legal/service-kit";
import { isUsernameFree } from "../users/assert-free.ts";

const SUFFIX_LENGTH = 6;
const STEM_MAX = USERNAME_MAX - SUFFIX_LENGTH;
const TRIES = 5;

const isUnfit = (name: string): boolean => name.length < USERNAME_MIN || isReservedName(name);

const stemOf = (email: string): string => {
  const local = (email.split("@")[0] ?? "").replaceAll(/[^A-Za-z0-9_]/g, "").slice(0, STEM_MAX);
  if (!isUnfit(local)) return local;
  const prefixed = `user_${local}`;
  return isUnfit(prefixed) ? "user" : prefixed.slice(0, STEM_MAX);
};

const withDigits = (stem: string): string => `${stem}${randomInt(10 ** (SUFFIX_LENGTH - 1), 10 ** SUFFIX_LENGTH)}`;

/** A username for a new account without one: their mailbox's name, with digits behind it when it is taken. */
export const freeUsername = async (email: string): Promise<string> => {
  const stem = stemOf(email);
  for (let tries = 0; tries <= TRIES; tries += 1) {
    const name = tries === 0 ? stem : withDigits(stem);
    if (await isUsernameFree(name)) return name;
  }
  throw conflict("USERNAME_TAKEN", "username");
};
