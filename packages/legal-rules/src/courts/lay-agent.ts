import type { LawFigure } from "../sources/law-figure.ts";
import type { Won } from "../money/won.ts";

/**
 * Up to this amount in dispute the court may allow a relative or an employee to act for a party; claims on bills and
 * cheques and loans of banks have no limit.
 */
export const LAY_AGENT_LIMIT: LawFigure<Won> = {
  value: 100_000_000,
  basis: "민사소송법 88, 민사소송규칙 15①",
  checkedOn: "2026-11-27",
  confidence: "secondary",
};
