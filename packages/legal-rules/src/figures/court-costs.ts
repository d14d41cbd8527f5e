import { computeStampDuty, isFlat, STAMP_DOCUMENTS } from "../court-costs/compute-stamp-duty.ts";
import type { Filing } from "../court-costs/filing.ts";
import { SERVICE_FEE_CHECKED_ON, SERVICE_FEE_UNITS, SMALL_CLAIM_LIMIT } from "../court-costs/service-fee-tariff.ts";
import { CLAIM_BASES, MINIMUM, PROVISIONAL_STATUS_CAP, STAMP_BANDS } from "../court-costs/stamp-tariff.ts";
import type { Won } from "../money/won.ts";
import type { LawFigure } from "../sources/law-figure.ts";

const read = <Value>(value: Value, basis: string): LawFigure<Value> => ({ value, basis, checkedOn: "2026-06-08" });

/** Large enough that nothing is cut off. */
const CLAIM: Won = 100_000_000;

const dutyOf = (document: "complaint" | "payment-order", filing: Filing): Won =>
  computeStampDuty({ document, filing, claim: CLAIM }).amount;

const flat = STAMP_DOCUMENTS.filter(isFlat).map((document) => {
  const { amount, steps } = computeStampDuty({ document, filing: "paper" });
  const figure = read({ document, won: amount }, steps[0]?.basis ?? "");
  // The text has 2,000 for the seizure; as much again for what becomes of the claim is practice.
  return document === "claim-seizure" ? { ...figure, confidence: "statute" as const } : figure;
});

/** What stamp duty is computed with; shares are those of what is computed. */
export const STAMP_DUTIES = {
  bands: read(STAMP_BANDS, "인지법 2"),
  minimum: read(MINIMUM, "인지법 2"),
  flat,
  /** A payment order costs one in so many parts of a complaint's duty. */
  paymentOrderPart: read(dutyOf("complaint", "paper") / dutyOf("payment-order", "paper"), "인지법 7②④"),
  provisionalStatusCap: read(PROVISIONAL_STATUS_CAP, "인지법 9②"),
  /** Percent less of what is filed electronically. */
  electronicReduction: read(
    100 - (100 * dutyOf("complaint", "electronic")) / dutyOf("complaint", "paper"),
    "인지법 16",
  ),
  claimBases: read(CLAIM_BASES, "인지규칙 18-2"),
} as const;

/** Won of one round of service, by the day of filing. */
export const SERVICE_FEES: readonly LawFigure<Won>[] = SERVICE_FEE_UNITS.map(({ from, won }) => ({
  value: won,
  basis: "송달료규칙",
  from,
  checkedOn: SERVICE_FEE_CHECKED_ON,
  confidence: "secondary",
}));

/** Up to it, in won, a suit is a small claim. */
export const SMALL_CLAIMS: LawFigure<Won> = {
  ...read(SMALL_CLAIM_LIMIT, "소액사건심판규칙 1-2"),
  from: "2017-01-01",
};
