import type { Language } from "@legal/contracts/constants";

const ADDRESSES = /(?:https?:\/\/|www\.)\S+|\S+@\S+/gu;
const SCRIPTS = {
  hangul: /\p{Script=Hangul}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  han: /\p{Script=Han}/gu,
  latin: /\p{Script=Latin}/gu,
} as const;
/** Fewer Latin letters are an abbreviation or a name, which every language here writes the same. */
const LATIN_WORD = 4;
/** A syllable or an ideograph says about as much as so many letters. */
const CHARACTERS_OF_ONE = 2;

/**
 * In which of the site's languages a text is written, from its script alone; undefined where it says nothing in any:
 * numbers, addresses, "OK". Ideographs without kana are Chinese, or Japanese from `sender` who reads that.
 */
export const languageOfText = (text: string, sender?: Language): Language | undefined => {
  const words = text.replaceAll(ADDRESSES, " ");
  const count = (script: RegExp) => words.match(script)?.length ?? 0;
  const [hangul, kana, han, latin] = [SCRIPTS.hangul, SCRIPTS.kana, SCRIPTS.han, SCRIPTS.latin].map(count) as [
    number,
    number,
    number,
    number,
  ];
  const eastern = kana + han;
  if (latin > CHARACTERS_OF_ONE * Math.max(hangul, eastern)) return latin < LATIN_WORD ? undefined : "en";
  if (hangul === 0 && eastern === 0) return undefined;
  if (hangul >= eastern) return "ko";
  return kana > 0 || sender === "ja" ? "ja" : "zh";
};
