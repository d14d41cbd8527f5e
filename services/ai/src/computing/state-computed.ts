import type { Language } from "@legal/contracts";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { courtNote } from "@legal/legal-rules/texts";
import type { Computed } from "./computed.ts";
import { computingPhrases } from "./phrases.ts";

/** Those that were not given before; a result is known by its first line. */
export const notStatedIn = (saidBefore: string, computed: readonly Computed[]): readonly Computed[] =>
  computed.filter(({ lines }) => !saidBefore.includes(lines[0] ?? ""));

/** Results with their steps as a paragraph; none without results. */
export const stateComputed = (computed: readonly Computed[], language: Language): string[] => {
  if (computed.length === 0) return [];
  const { head, data } = computingPhrases[language];
  const isDated = computed.some(({ dates }) => dates.length > 0);
  const lines = new Set(computed.flatMap((one) => one.lines));
  return [[head, ...lines, courtNote(legalTexts(language)), ...(isDated ? [data] : [])].join("\n")];
};
