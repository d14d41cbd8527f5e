export type { LawFigure } from "../sources/law-figure.ts";
export { SERVICE_FEES, SMALL_CLAIMS, STAMP_DUTIES } from "./court-costs.ts";
export { INTEREST_RATES } from "./interest-rates.ts";
