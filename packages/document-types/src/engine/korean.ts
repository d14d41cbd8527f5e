import { formatWon } from "@legal/catalog";
import type { CalendarDate } from "@legal/legal-rules";
import type { Answers } from "./answers.ts";
import { dateAt } from "./read-answers.ts";

/** What a preview shows where an answer is missing. No paper is released with it. */
export const BLANK = "○○○";

type Particle = "은/는" | "이/가" | "을/를" | "과/와" | "으로/로";

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const FINAL_L = 8;

/** How Korean reads them: 0 영, 1 일, 3 삼, 6 육, 7 칠, 8 팔 end in a consonant, L, M, N and R too. */
const ENDS_IN_CONSONANT = /[013678LMNRlmnr]$/;
const ENDS_IN_L = /[178LRlr]$/;

/** The number of the final consonant (종성) of what is read last; 0 is none. */
const finalOf = (word: string): number => {
  const read = word.replaceAll(/\([^()]*\)|[^\p{L}\p{N}]/gu, "");
  const code = read.codePointAt(read.length - 1) ?? 0;
  if (code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE) return (code - FIRST_SYLLABLE) % FINALS;
  if (ENDS_IN_L.test(read)) return FINAL_L;
  return ENDS_IN_CONSONANT.test(read) ? 1 : 0;
};

/** The word with the particle that its sound asks for: 홍길동은, 김철수는. What is in brackets is not read. */
export const withParticle = (word: string, particle: Particle): string => {
  const [afterConsonant = "", afterVowel = ""] = particle.split("/");
  const final = finalOf(word);
  const takesVowelForm = final === 0 || (particle === "으로/로" && final === FINAL_L);
  return word + (takesVowelForm ? afterVowel : afterConsonant);
};

const DIGITS = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"];
const PLACES = ["천", "백", "십", ""];
const GROUPS = ["", "만", "억", "조"];

const groupInWords = (group: string): string =>
  Array.from(group.padStart(4, "0"), (digit, index) =>
    digit === "0" ? "" : `${DIGITS[Number(digit)]}${PLACES[index]}`,
  ).join("");

/** 113,560: 일십일만삼천오백육십. */
export const wonInWords = (amount: number): string => {
  const digits = String(amount);
  const groups = digits.match(/\d{1,4}(?=(?:\d{4})*$)/g) ?? [];
  return groups
    .map((group, index) => {
      const words = groupInWords(group);
      return words === "" ? "" : words + (GROUPS[groups.length - 1 - index] ?? "");
    })
    .join("");
};

/** `5,000,000원`. */
export const won = (amount: number | null): string => (amount === null ? `${BLANK}원` : formatWon(amount, "ko"));

/** `금 5,000,000원`. */
export const wonPlain = (amount: number | null): string => `금 ${won(amount)}`;

/** `금 5,000,000원(금오백만원)` (행정업무의 운영 및 혁신에 관한 규정 시행규칙 제2조). */
export const wonWithWords = (amount: number | null): string =>
  amount === null ? wonPlain(null) : `${wonPlain(amount)}(금${wonInWords(amount)}원)`;

/** `2026. 3. 2.` */
export const paperDate = (date: CalendarDate | null): string => {
  if (date === null) return BLANK;
  const [year, month, day] = date.split("-").map(Number);
  return `${year}. ${month}. ${day}.`;
};

export const paperDateAt = (answers: Answers, path: string): string => paperDate(dateAt(answers, path));
