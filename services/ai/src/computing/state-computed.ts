import type { Language } from "@legal/contracts";
import { HOLIDAY_CALENDAR } from "@legal/legal-rules";
import { legalTexts } from "@legal/legal-rules/all-texts";
import { courtNote } from "@legal/legal-rules/texts";
import { textsIn } from "../texts/texts.ts";
import type { Computed } from "./computed.ts";

/** Those that were not given before; a result is known by its first line. */
export const notStatedIn = (saidBefore: string, computed: readonly Computed[]): readonly Computed[] =>
  computed.filter(({ lines }) => !saidBefore.includes(lines[0] ?? ""));

/** Results with their steps as a paragraph; none without results. */
export const stateComputed = (computed: readonly Computed[], language: Language): string[] => {
  if (computed.length === 0) return [];
  const { head, data } = textsIn(language).computing;
  const { version, checkedOn } = HOLIDAY_CALENDAR;
  const dated = computed.some(({ dates }) => dates.length > 0) ? [data(version, checkedOn)] : [];
  const lines = new Set(computed.flatMap((one) => one.lines));
  return [[head, ...lines, courtNote(legalTexts(language)), ...dated].join("\n")];
};
