import {
  CLAIM_BASES,
  peopleOf,
  STAMP_DOCUMENTS,
  USUAL_COUNTS,
  type ClaimBasis,
  type CourtCosts,
  type CourtCostsInput,
  type Filing,
  type StampDocument,
} from "@legal/legal-rules/court-costs";
import { readWon, seoulDateOf } from "@legal/i18n";
import type { Outcome } from "../../../calculation/attempt.ts";
import { courtCostsOf, hasServiceFee, mayHaveNoAmount, needsAmount } from "../../../calculation/court-costs-of.ts";
import { readCount } from "../../../calculation/read-count.ts";
import { filledIn } from "../page/use-inputs.ts";

/** An empty form; its names are those of the address. */
export const EMPTY = {
  document: "complaint",
  basis: "amount",
  amount: "",
  before: "",
  filing: "electronic",
  applicants: String(USUAL_COUNTS.applicants),
  respondents: String(USUAL_COUNTS.respondents),
  thirdParties: String(USUAL_COUNTS.thirdParties),
  interested: String(USUAL_COUNTS.interested),
  filedOn: "",
};
export type CostInputs = typeof EMPTY;
export type CostField = keyof CostInputs;

/** The order in which people ask for them. */
export const DOCUMENTS: readonly StampDocument[] = [
  "complaint",
  "admin-first",
  "payment-order",
  "payment-order-transfer",
  "mediation",
  "appeal",
  "supreme-appeal",
  "provisional-attachment",
  "provisional-disposition",
  "provisional-status",
  "claim-seizure",
  "auction",
  "property-disclosure",
  "debtor-registry",
  "claim-amendment",
  "pre-suit-settlement",
  "interlocutory-appeal",
];

const isDocument = (text: string): text is StampDocument => (STAMP_DOCUMENTS as readonly string[]).includes(text);
const isBasis = (text: string): text is ClaimBasis => Object.hasOwn(CLAIM_BASES, text);

/** The document that the form is about; an address may name one that there is not. */
export const documentOf = ({ document }: CostInputs): StampDocument => (isDocument(document) ? document : "complaint");

const FIELDS: readonly (readonly [path: string, field: CostField])[] = [
  ["document", "document"],
  ["filing", "filing"],
  ["claimBefore", "before"],
  ["claimBasis", "basis"],
  ["parties.applicants", "applicants"],
  ["parties.respondents", "respondents"],
  ["parties.thirdParties", "thirdParties"],
  ["interested", "interested"],
  ["filedOn", "filedOn"],
];
export const fieldOf = (path: string): CostField => FIELDS.find(([start]) => path.startsWith(start))?.[1] ?? "amount";

export interface Calculated {
  input: CourtCostsInput;
  outcome: Outcome<CourtCosts>;
}

/** undefined while something is still to be entered. */
export const calculationOf = (inputs: CostInputs): Calculated | undefined => {
  const document = inputs.document as StampDocument;
  const hasNoAmount = inputs.basis !== EMPTY.basis && mayHaveNoAmount(documentOf(inputs));
  const asksAmount = needsAmount(documentOf(inputs)) && !hasNoAmount;
  if (asksAmount && inputs.amount === "") return undefined;
  if (document === "claim-amendment" && inputs.before === "") return undefined;
  const input = {
    document,
    filing: inputs.filing as Filing,
    ...(asksAmount && { claim: readWon(inputs.amount) }),
    ...(hasNoAmount && { claimBasis: (isBasis(inputs.basis) ? inputs.basis : "") as ClaimBasis }),
    ...(document === "claim-amendment" && { claimBefore: readWon(inputs.before) }),
    filedOn: inputs.filedOn || seoulDateOf(new Date()),
    ...peopleOf(document, {
      applicants: readCount(inputs.applicants),
      respondents: readCount(inputs.respondents),
      thirdParties: readCount(inputs.thirdParties),
      interested: readCount(inputs.interested),
    }),
  };
  return { input, outcome: courtCostsOf(input) };
};

/** What a link carries: the day that was counted too, for the service fee of tomorrow may be another. */
export const sharedOf = (inputs: CostInputs, calculation: Calculated | undefined): Record<string, string> => ({
  ...filledIn(inputs, EMPTY),
  ...(calculation && hasServiceFee(documentOf(inputs)) && { filedOn: calculation.input.filedOn }),
});
