import { AlignmentType, LevelFormat, LevelSuffix, type ILevelsOptions } from "docx";
import { outlineMarker } from "@legal/document-types";
import { pointsToTwips } from "./paper-styles.ts";

type Level = Parameters<typeof outlineMarker>[0];

export const OUTLINE = "outline";

/** The last ordinal that word processors write as we do; the eighth level, ㉮, they do not know. */
const LEVELS: readonly {
  level: Level;
  format: (typeof LevelFormat)[keyof typeof LevelFormat];
  text: string;
  last: number;
}[] = [
  { level: 1, format: LevelFormat.DECIMAL, text: "%1.", last: 999 },
  { level: 2, format: LevelFormat.GANADA, text: "%2.", last: 14 },
  { level: 3, format: LevelFormat.DECIMAL, text: "%3)", last: 999 },
  { level: 4, format: LevelFormat.GANADA, text: "%4)", last: 14 },
  { level: 5, format: LevelFormat.DECIMAL, text: "(%5)", last: 999 },
  { level: 6, format: LevelFormat.GANADA, text: "(%6)", last: 14 },
  { level: 7, format: LevelFormat.DECIMAL_ENCLOSED_CIRCLE, text: "%7", last: 20 },
];

/** In em: room for the marker, and the step from level to level. */
const HANGING_EM = 1.5;
/** (1) and (가) are wider. */
const HANGING_BETWEEN_BRACKETS_EM = 2;
const STEP_EM = 1;

export const outlineIndent = (level: number, fontSize: number): { left: number; hanging: number } => {
  const hanging = level === 5 || level === 6 ? HANGING_BETWEEN_BRACKETS_EM : HANGING_EM;
  return {
    left: pointsToTwips(((level - 1) * STEP_EM + hanging) * fontSize),
    hanging: pointsToTwips(hanging * fontSize),
  };
};

export const outlineLevels = (fontSize: number): ILevelsOptions[] =>
  LEVELS.map(({ level, format, text }) => ({
    level: level - 1,
    format,
    text,
    alignment: AlignmentType.LEFT,
    suffix: LevelSuffix.TAB,
    style: { paragraph: { indent: outlineIndent(level, fontSize) } },
  }));

interface Place {
  level: number;
  instance: number;
}

/**
 * Numbers as a word processor counts them: where its count would be another than the paper's, the place is null and the
 * marker is to be written out.
 */
export const createOutlineCount = (): ((level: number, marker: string) => Place | null) => {
  let counts: number[] = [];
  let instance = 0;
  return (level, marker) => {
    const known = LEVELS[level - 1];
    if (!known) return null;
    const isMarkerOf = (ordinal: number) => ordinal <= known.last && outlineMarker(known.level, ordinal) === marker;
    const next = (counts[level - 1] ?? 0) + 1;
    if (!isMarkerOf(next)) {
      if (level !== 1 || !isMarkerOf(1)) return null;
      instance += 1;
      counts = [1];
      return { level: 0, instance };
    }
    counts = [...Array.from({ length: level - 1 }, (_, index) => counts[index] ?? 0), next];
    return { level: level - 1, instance };
  };
};
