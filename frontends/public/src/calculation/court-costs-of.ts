import {
  computeServiceFee,
  computeStampDuty,
  type Filing,
  type Parties,
  type Procedure,
  type ServiceFee,
  type StampDocument,
  type StampDuty,
  type StampDutyInput,
} from "@legal/legal-rules/court-costs";
import { seoulDateOf } from "@legal/i18n";
import { attempt, type Outcome } from "./attempt.ts";

/** Which papers a document's service fee is for; none where the court serves nothing new. */
const PROCEDURES: Readonly<Record<StampDocument, Procedure | "first-instance-by-claim" | undefined>> = {
  complaint: "first-instance-by-claim",
  "payment-order": "payment-order",
  "payment-order-transfer": undefined,
  mediation: "mediation",
  "pre-suit-settlement": undefined,
  "claim-amendment": undefined,
  appeal: "appeal",
  "supreme-appeal": "supreme",
  "interlocutory-appeal": "interlocutory-appeal",
  "provisional-attachment": "provisional",
  "provisional-disposition": "provisional",
  "provisional-status": "provisional-status",
};

/** Documents whose duty is a fixed amount, whatever is at stake. */
const FLAT: readonly StampDocument[] = ["provisional-attachment", "provisional-disposition", "interlocutory-appeal"];

/** A suit or an appeal may be about something that has no amount. */
const MAY_HAVE_NO_AMOUNT: readonly StampDocument[] = ["complaint", "appeal", "supreme-appeal"];

export const needsAmount = (document: StampDocument): boolean => !FLAT.includes(document);
export const mayHaveNoAmount = (document: StampDocument): boolean => MAY_HAVE_NO_AMOUNT.includes(document);
export const hasServiceFee = (document: StampDocument): boolean => PROCEDURES[document] !== undefined;

export interface CourtCostsInput extends StampDutyInput {
  readonly parties: Parties;
  /** Today in Seoul where it is left out. */
  readonly filedOn?: string | undefined;
}

export interface CourtCosts {
  readonly stamp: StampDuty;
  readonly fee: ServiceFee | undefined;
  readonly total: number;
}

const feeOf = (input: CourtCostsInput, filing: Filing): ServiceFee | undefined => {
  const named = PROCEDURES[input.document];
  if (named === undefined) return undefined;
  // What has no amount is no small claim.
  const procedure = named === "first-instance-by-claim" && input.claimBasis ? "first-instance" : named;
  const filedOn = input.filedOn ?? seoulDateOf(new Date());
  return computeServiceFee({ procedure, filing, filedOn, claim: input.claim, parties: input.parties });
};

const calculate = (input: CourtCostsInput): CourtCosts => {
  const stamp = computeStampDuty(input);
  const fee = feeOf(input, input.filing);
  return { stamp, fee, total: stamp.amount + (fee?.total ?? 0) };
};

/** Stamp duty and service fee of one document. */
export const courtCostsOf = (input: CourtCostsInput): Outcome<CourtCosts> => attempt(() => calculate(input));

/** The service fee if all parties are counted, where an electronic filing counts one side only: courts differ. */
export const feeOfBothSides = (input: CourtCostsInput, { total }: ServiceFee): number | undefined => {
  const both = attempt(() => feeOf(input, "paper")?.total).value;
  return both === total ? undefined : both;
};
