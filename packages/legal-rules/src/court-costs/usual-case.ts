import type { ServiceFeeInput } from "./compute-service-fee.ts";
import type { StampDocument } from "./compute-stamp-duty.ts";
import { procedureOf } from "./procedure-of.ts";
import { PROCEDURES } from "./procedures.ts";

/** Whom the service fee of a document counts; undefined where there is none. */
export const countedIn = (document: StampDocument): "parties" | "thirdParties" | "interested" | undefined => {
  const procedure = procedureOf(document);
  if (procedure === undefined || procedure === "first-instance-by-claim") return procedure && "parties";
  if ("of" in PROCEDURES[procedure]) return "interested";
  return procedure === "claim-seizure" ? "thirdParties" : "parties";
};

interface Counts {
  readonly applicants: number;
  readonly respondents: number;
  readonly thirdParties: number;
  readonly interested: number;
}

/** One on each side; in an auction the creditor and the debtor. */
export const USUAL_COUNTS: Counts = { applicants: 1, respondents: 1, thirdParties: 1, interested: 2 };

/** The people of a document as its service fee takes them. */
export const peopleOf = (
  document: StampDocument,
  { thirdParties, interested, ...parties }: Counts,
): Pick<ServiceFeeInput, "parties" | "interested"> => ({
  parties: { ...parties, ...(document === "claim-seizure" && { thirdParties }) },
  interested,
});
