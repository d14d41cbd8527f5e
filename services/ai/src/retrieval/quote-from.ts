const escape = (letter: string): string => letter.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`);

/** What may follow the found part and still be the same word. */
const TAIL = "[가-힣]*|[ぁ-んー]*|[a-zA-Z']*";
const MAX_LENGTH = 24;

/** The writer's own words around what was recognised: `안 갚` was found in `안 갚아요`. Undefined when it cannot be found. */
export const quoteFrom = (text: string, word: string): string | undefined => {
  const letters = Array.from(word.replaceAll(" ", ""), escape).join(String.raw`[\s'’]*`);
  const quoted = new RegExp(`${letters}(?:${TAIL})`, "iu").exec(text)?.[0];
  return quoted && quoted.length <= MAX_LENGTH ? quoted.trim() : undefined;
};
