import type { Passage } from "../knowledge/passage.ts";

/** A bare yes or no: read under another question it says something that was never checked. */
const YES_OR_NO =
  /^(?:네|예|아니요|아닙니다|됩니다|안 됩니다|가능합니다|괜찮습니다|yes|no|you can|you may|you must|はい|いいえ|できます|可能です|かまいません|是的|是|不是|可以|不可以|不行|能|不能|会|不会|需要|不需要)(?!\p{L})/iu;

const WORD = /\p{L}+/gu;
const HANGUL = /\p{Script=Hangul}/u;
const HAN_RUN = /\p{Script=Han}{2,}/gu;
/** Question words and the like, which any two questions share. */
const COMMON = /^(?:지금|당장|바로|정말|right|what|when|does|will|have|that|this|with|from|there|must|should|could)$/u;
const LATIN_LENGTH = 4;

const hanPairs = (text: string): string[] =>
  (text.match(HAN_RUN) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );

/** What a question is about; its last word in Korean is how it asks. */
const subjectsOf = (question: string): Set<string> => {
  const words = question.toLowerCase().match(WORD) ?? [];
  const asking = words.at(-1) ?? "";
  const telling = words.filter((word) => !COMMON.test(word) && !(HANGUL.test(word) && word === asking));
  const stems = telling.flatMap((word) => {
    if (HANGUL.test(word)) return word.length > 1 ? [word.slice(0, 2)] : [];
    return /^\p{Script=Latin}+$/u.test(word) && word.length >= LATIN_LENGTH ? [word.slice(0, LATIN_LENGTH)] : [];
  });
  return new Set([...stems, ...hanPairs(question)]);
};

/** Whether a passage answers yes or no to a question that is about something else. */
export const answersAnother = ({ title, text }: Passage, question: string): boolean => {
  if (!YES_OR_NO.test(text)) return false;
  const asked = subjectsOf(question);
  return ![...subjectsOf(title)].some((subject) => asked.has(subject));
};
