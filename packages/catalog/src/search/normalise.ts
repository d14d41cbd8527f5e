/** One spelling for comparing: width, case, punctuation and repeated spaces do not matter. */
export const normalise = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’']/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Korean, Japanese and Chinese are compared without spaces: 떼인 돈 and 떼인돈 are the same search. */
export const squash = (text: string): string => normalise(text).replaceAll(" ", "");

const ENDINGS = /(?:ings?|ed|es|s)$/u;

/** English words without their common endings, so that "wages", "wage" and "fired", "fire" meet. */
export const stems = (text: string): string[] =>
  normalise(text)
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => (word.length > 4 ? word.replace(ENDINGS, "") : word.replace(/s$/u, "")).replace(/e$/u, ""));
