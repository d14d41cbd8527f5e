import { readFileSync } from "node:fs";

/** Each line: a Korean syllable and the Han characters that are read so, traditional, simplified and Japanese ones. */
const lines = readFileSync(new URL("han-readings.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

const READINGS: ReadonlyMap<string, string> = new Map(
  lines.flatMap((line) => Array.from(line.slice(2), (character) => [character, line[0] ?? ""] as const)),
);

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const VOWELS = 21;
const [N, R, SILENT] = [2, 5, 11];
/** ㅑ ㅒ ㅕ ㅖ ㅛ ㅠ ㅣ */
const IOTISED: ReadonlySet<number> = new Set([2, 3, 6, 7, 12, 17, 20]);

/** 령 and 영, 로 and 노 are one: a word begins with the second and has the first inside. */
const withoutInitialLaw = (syllable: string): string => {
  const code = syllable.charCodeAt(0);
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return syllable;
  const index = code - FIRST_SYLLABLE;
  const initial = Math.floor(index / (FINALS * VOWELS));
  if (initial !== R && initial !== N) return syllable;
  const vowel = Math.floor(index / FINALS) % VOWELS;
  const spoken = IOTISED.has(vowel) ? SILENT : N;
  return String.fromCharCode(code + (spoken - initial) * FINALS * VOWELS);
};

/**
 * A character as a Korean syllable: 離 and 离 are 이 of 이혼. Legal words of Korean, Japanese and Chinese are the same
 * words in Han characters, so what is learned in one language holds in the others. Others stay as they are.
 */
export const sinoKorean = (character: string): string => withoutInitialLaw(READINGS.get(character) ?? character);
