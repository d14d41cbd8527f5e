import type { LawFigure } from "../sources/law-figure.ts";

/** In years. */
export const AGE_OF_MAJORITY: LawFigure<number> = {
  value: 19,
  basis: "민법 4",
  from: "2013-07-01",
  checkedOn: "2026-11-24",
  confidence: "statute",
};
