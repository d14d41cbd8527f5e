/** Names and abbreviations with a capital inside a text of another script. */
const LATIN_NAME = /\b[A-Z][A-Za-z]+(?:\s[A-Z][A-Za-z]+)*\b/gu;
const OTHER_SCRIPT = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SURNAMES =
  "김이박최정강조윤장임한오서신권황안송류유전홍고문양손배백허남심노하곽성차주우구민진나지엄채원천방공현함";
/** 김민서 씨. Other titles follow words that are no names: 변호사님, 弁護士様. */
const KOREAN_NAME = new RegExp(`(?<!\\p{Script=Hangul})[${SURNAMES}][가-힣]{2}(?=\\s?씨)`, "gu");
/** 田中さん */
const JAPANESE_NAME = /(?<!\p{Script=Han})\p{Script=Han}{2,4}(?=さん|氏)/gu;

/** The names a text shows to be such by how it writes them. */
export const namesIn = (text: string): string[] => [
  ...(OTHER_SCRIPT.test(text) ? (text.match(LATIN_NAME) ?? []) : []),
  ...(text.match(KOREAN_NAME) ?? []),
  ...(text.match(JAPANESE_NAME) ?? []),
];

const CHARACTER_BEFORE = /[\p{L}\p{N}]$/u;
const isIn = (text: string, name: string): boolean =>
  text
    .split(name)
    .slice(0, -1)
    .some((before) => !CHARACTER_BEFORE.test(before));

/**
 * The names in a text that its translation does not repeat as they are written; `known` are those of people that the
 * text may speak of, "" for none.
 */
export const lostNames = (original: string, translated: string, known: readonly string[]): string[] => {
  const [plain, said] = [original.normalize("NFKC"), translated.normalize("NFKC").toLowerCase()];
  const spoken = known.map((name) => name.normalize("NFKC")).filter((name) => name !== "" && isIn(plain, name));
  return [...new Set([...spoken, ...namesIn(plain)])].filter((name) => !said.includes(name.toLowerCase()));
};
