import { readFileSync } from "node:fs";

const readWords = (file: string): Set<string> =>
  new Set(
    readFileSync(new URL(file, import.meta.url), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#")),
  );

const COMMON = readWords("./common-passwords.txt");
const SEQUENCES = [
  "01234567890123456789",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertyuiopasdfghjklzxcvbnm",
];
const WALKS = [...SEQUENCES, ...SEQUENCES.map((walk) => Array.from(walk).toReversed().join(""))];

const isWalk = (password: string): boolean => WALKS.some((walk) => walk.includes(password));

/** `aaaaaaaa`, `abababab`, `12341234`: a short unit over and over. */
const isRepetition = (password: string): boolean => /^(.{1,4})\1+$/u.test(password);

/** `Password2024!` is `password` to a guesser. */
const withoutTail = (password: string): string => password.replace(/[\d!@#$%^&*._-]{1,6}$/, "");

const LEET: Record<string, string> = { "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };
const withoutLeet = (password: string): string => password.replaceAll(/[013457@$]/g, (sign) => LEET[sign] ?? sign);

const namesIn = (ownNames: string[]): string[] =>
  ownNames.flatMap((name) => [name, name.split("@")[0] ?? name]).map((name) => name.toLowerCase());

/** Whether a password is one of the first that an attacker tries. */
export const isCommonPassword = (password: string, ownNames: string[]): boolean => {
  const lower = password.toLowerCase();
  const readings = [lower, withoutTail(lower), withoutLeet(lower), withoutLeet(withoutTail(lower))];
  if (readings.some((reading) => COMMON.has(reading) || (isWalk(reading) && reading.length > 5))) return true;
  if (isRepetition(lower)) return true;
  return namesIn(ownNames).some((name) => readings.includes(name));
};
