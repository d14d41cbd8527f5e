import type { LawFigure } from "../sources/law-figure.ts";
import type { Won } from "../money/won.ts";

/** A month's living, which no creditor seizes: of wages, of a deposit, of cash. */
export const EXEMPT_LIVING: LawFigure<Won> = {
  value: 2_500_000,
  basis: "민사집행법 시행령 2, 3, 7",
  from: "2026-02-01",
  checkedOn: "2026-11-22",
};
