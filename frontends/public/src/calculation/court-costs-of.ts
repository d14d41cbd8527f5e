import {
  computeCourtCosts,
  isFlat,
  procedureOf,
  type CourtCosts,
  type CourtCostsInput,
  type ServiceFee,
  type StampDocument,
} from "@legal/legal-rules/court-costs";
import { attempt, type Outcome } from "./attempt.ts";

/** A suit or an appeal may be about something that has no amount. */
const MAY_HAVE_NO_AMOUNT: readonly StampDocument[] = ["complaint", "admin-first", "appeal", "supreme-appeal"];

export const needsAmount = (document: StampDocument): boolean => !isFlat(document);
export const mayHaveNoAmount = (document: StampDocument): boolean => MAY_HAVE_NO_AMOUNT.includes(document);
export const hasServiceFee = (document: StampDocument): boolean => procedureOf(document) !== undefined;

/** Stamp duty and service fee of one document. */
export const courtCostsOf = (input: CourtCostsInput): Outcome<CourtCosts> => attempt(() => computeCourtCosts(input));

/** The service fee if all parties are counted, where an electronic filing counts one side only: courts differ. */
export const feeOfBothSides = (input: CourtCostsInput, { total }: ServiceFee): number | undefined => {
  const both = courtCostsOf({ ...input, filing: "paper" }).value?.fee?.total;
  return both === total ? undefined : both;
};
