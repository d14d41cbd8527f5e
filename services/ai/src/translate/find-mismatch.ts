import { exactParts } from "./exact-parts.ts";
import { lostNames } from "./names.ts";

/** A translation may add the year to a date or leave it out, but not change it. */
const says = (translated: string, original: string): boolean =>
  translated === original ||
  (original.startsWith("date:") && (translated.startsWith(`${original}/`) || original.startsWith(`${translated}/`)));

/** What the original says exactly and the translation says differently or not at all, as it stands in the original. */
export const findMismatch = (original: string, translated: string, names: readonly string[] = []): string[] => {
  const said = exactParts(translated).map(({ key }) => key);
  const missing = exactParts(original).filter(({ key }) => {
    const at = said.findIndex((one) => says(one, key));
    if (at >= 0) said.splice(at, 1);
    return at < 0;
  });
  return [...new Set([...missing.map(({ text }) => text), ...lostNames(original, translated, names)])];
};
