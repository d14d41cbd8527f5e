import { ENGLISH_SMALL, ENGLISH_TENS, HAN_DIGITS, KOREAN_DIGITS } from "./digits.ts";

const KOREAN: Readonly<Record<string, number>> = {
  반: 0.5,
  한: 1,
  두: 2,
  세: 3,
  석: 3,
  네: 4,
  넉: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
  ...KOREAN_DIGITS,
  십: 10,
};
const ENGLISH: Readonly<Record<string, number>> = { a: 1, an: 1, ...ENGLISH_SMALL, ...ENGLISH_TENS };
const HAN: Readonly<Record<string, number>> = {
  〇: 0,
  半: 0.5,
  兩: 2,
  ...HAN_DIGITS,
};

const readHan = (text: string): number | undefined => {
  let total = 0;
  let digit: number | undefined;
  for (const character of text) {
    const factor = character === "百" ? 100 : character === "十" ? 10 : undefined;
    if (factor === undefined) {
      if (HAN[character] === undefined) return undefined;
      digit = HAN[character];
    } else {
      total += (digit ?? 1) * factor;
      digit = undefined;
    }
  }
  return total + (digit ?? 0);
};

/** A number as people write it: digits of either width, Korean, English or Han words; undefined when it is none. */
export const readNumber = (text: string): number | undefined => {
  const plain = text.normalize("NFKC").trim().toLowerCase();
  if (/^\d+$/.test(plain)) return Number(plain);
  return (
    KOREAN[plain] ?? ENGLISH[plain] ?? (/^[〇半一二两兩三四五六七八九十百]+$/.test(plain) ? readHan(plain) : undefined)
  );
};
