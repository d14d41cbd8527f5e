import { exactParts, latinNames } from "./exact-parts.ts";

const count = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** What the original says exactly and the translation says differently or not at all, as it stands in the original. */
export const findMismatch = (original: string, translated: string): string[] => {
  const said = count(exactParts(translated).map(({ key }) => key));
  const missing = exactParts(original).filter(({ key }) => {
    const left = said.get(key) ?? 0;
    said.set(key, left - 1);
    return left <= 0;
  });
  const lost = latinNames(original).filter((name) => !translated.toLowerCase().includes(name.toLowerCase()));
  return [...new Set([...missing.map(({ text }) => text), ...lost])];
};
