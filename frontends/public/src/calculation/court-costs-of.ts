import {
  computeCourtCosts,
  isFlat,
  procedureOf,
  PROCEDURES,
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

/** Whom the service fee of a document counts. */
export const countedIn = (document: StampDocument): "parties" | "thirdParties" | "interested" | undefined => {
  const procedure = procedureOf(document);
  if (procedure === undefined || procedure === "first-instance-by-claim") return procedure && "parties";
  if ("of" in PROCEDURES[procedure]) return "interested";
  return procedure === "claim-seizure" ? "thirdParties" : "parties";
};

interface Counts {
  applicants: number;
  respondents: number;
  thirdParties: number;
  interested: number;
}

/** One on each side; in an auction the creditor and the debtor. */
export const USUAL_COUNTS: Counts = { applicants: 1, respondents: 1, thirdParties: 1, interested: 2 };

/** The people of a document as its service fee takes them. */
export const peopleOf = (document: StampDocument, { thirdParties, interested, ...parties }: Counts) => ({
  parties: { ...parties, ...(document === "claim-seizure" && { thirdParties }) },
  interested,
});

/** Stamp duty and service fee of one document. */
export const courtCostsOf = (input: CourtCostsInput): Outcome<CourtCosts> => attempt(() => computeCourtCosts(input));

/** The service fee if all parties are counted, where an electronic filing counts one side only: courts differ. */
export const feeOfBothSides = (input: CourtCostsInput, { total }: ServiceFee): number | undefined => {
  const both = courtCostsOf({ ...input, filing: "paper" }).value?.fee?.total;
  return both === total ? undefined : both;
};
