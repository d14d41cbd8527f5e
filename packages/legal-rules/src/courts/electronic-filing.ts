import type { LawFigure } from "../sources/law-figure.ts";

/**
 * What one file may weigh that is filed electronically, in megabytes: commonly said, and larger in one source of 2025,
 * so that a larger file is warned of and not refused.
 */
export const COURT_FILE_LIMIT: LawFigure<number> = {
  value: 10,
  basis: "전자문서규칙 8, 법원 공고 2022-79",
  checkedOn: "2026-11-22",
  confidence: "secondary",
};
