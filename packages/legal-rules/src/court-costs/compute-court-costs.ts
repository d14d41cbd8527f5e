import type { Won } from "../money/won.ts";
import { computeServiceFee, type ServiceFee, type ServiceFeeInput } from "./compute-service-fee.ts";
import { computeStampDuty, type StampDuty, type StampDutyInput } from "./compute-stamp-duty.ts";
import { procedureOf } from "./procedure-of.ts";

export interface CourtCostsInput extends StampDutyInput, Omit<ServiceFeeInput, "procedure" | "claim" | "filing"> {}

export interface CourtCosts {
  readonly stamp: StampDuty;
  /** None where the court serves nothing new. */
  readonly fee: ServiceFee | undefined;
  readonly total: Won;
}

const feeOf = ({ document, claimBasis, ...input }: CourtCostsInput): ServiceFee | undefined => {
  const named = procedureOf(document);
  if (named === undefined) return undefined;
  // What has no amount is no small claim.
  const procedure = named === "first-instance-by-claim" && claimBasis ? "first-instance" : named;
  return computeServiceFee({ ...input, procedure });
};

/** Stamp duty and service fee of one document, to be paid when it is filed. */
export const computeCourtCosts = (input: CourtCostsInput): CourtCosts => {
  const stamp = computeStampDuty(input);
  const fee = feeOf(input);
  return { stamp, fee, total: stamp.amount + (fee?.total ?? 0) };
};
