import { exactParts, withoutYear } from "./exact-parts.ts";
import { findAdded } from "./find-added.ts";
import { lostNames } from "./names.ts";

/** A translation may add the year to a date or leave it out, but not change it. */
const agree = (one: string, other: string): boolean =>
  one === other || one === withoutYear(other) || other === withoutYear(one);

/**
 * What the original says exactly and the translation says differently or not at all, as written in the original; then
 * what the translation adds.
 */
export const findMismatch = (original: string, translated: string, names: readonly string[] = []): string[] => {
  const said = Map.groupBy(
    exactParts(translated).map(({ key }) => key),
    withoutYear,
  );
  const missing = exactParts(original).filter(({ key }) => {
    const alike = said.get(withoutYear(key)) ?? [];
    const at = alike.findIndex((one) => agree(one, key));
    if (at >= 0) alike.splice(at, 1);
    return at < 0;
  });
  const lost = [...missing.map(({ text }) => text), ...lostNames(original, translated, names)];
  return [...new Set([...lost, ...findAdded(original, translated)])];
};
