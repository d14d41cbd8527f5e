import type { AnswerValue, Answers } from "./answers.ts";
import type { Field } from "./field.ts";
import type { AskedField } from "./interview.ts";

/** Shorter texts are names, titles and the like, which may be in any script. */
const NARRATIVE_FROM = 150;
/** Of a Korean sentence with foreign names and terms in it, Korean characters are more than this. */
const KOREAN_SHARE = 0.3;
const LATIN_WORDS = 3;
const OTHER_CHARACTERS = 4;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether people answer there in their own words. */
const isNarrative = ({ field }: Field): boolean =>
  field.kind === "prose" || (field.kind === "text" && field.maxLength >= NARRATIVE_FROM);

/** The language that a paper calls a text's, where that is not Korean. */
const foreignLanguage = (text: string): string | null => {
  const characters = count(text, /\p{L}/gu);
  if (characters === 0 || count(text, /\p{Script=Hangul}/gu) / characters > KOREAN_SHARE) return null;
  const other = characters - count(text, /\p{Script=Latin}/gu);
  if (other < OTHER_CHARACTERS) return count(text, /\p{Script=Latin}{2,}/gu) >= LATIN_WORDS ? "영어" : null;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "일본어";
  return /\p{Script=Han}/u.test(text) ? "중국어" : "외국어";
};

const textsOf = (value: AnswerValue | undefined): readonly string[] => {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? (value as readonly string[]) : [];
};

export const isForeignText = (text: string): boolean => foreignLanguage(text) !== null;

export const isForeign = ({ question, value }: AskedField): boolean =>
  isNarrative(question) && textsOf(value).some(isForeignText);

/** A text as a paper shows it while it waits for its translation. */
export const withTranslationMark = (text: string): string => {
  const language = foreignLanguage(text);
  return language === null ? text : `[번역 필요: ${language}] ${text}`;
};

/** Answers as a paper shows them while some wait for their translation. */
export const withTranslationMarks = (fields: readonly AskedField[], answers: Answers): Answers => {
  const foreign = fields.filter(isForeign);
  if (foreign.length === 0) return answers;
  const marked = foreign.map(({ path, value }): [string, AnswerValue] => {
    const texts = textsOf(value).map(withTranslationMark);
    return [path, Array.isArray(value) ? texts : texts.join("")];
  });
  return { ...answers, ...Object.fromEntries(marked) };
};
