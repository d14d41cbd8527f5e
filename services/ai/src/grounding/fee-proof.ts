import { computeStampDuty, FILINGS } from "@legal/legal-rules/court-costs";
import type { Computed } from "../computing/computed.ts";
import type { Passage } from "../knowledge/passage.ts";
import { amountClaims, keyOfAmount } from "./amount-claims.ts";
import type { Claim } from "./claim.ts";
import { isRetold } from "./due-claims.ts";
import { feeNamed } from "./fee-claims.ts";

/** Facts whose amounts are what a court takes; those that stamp duty is computed with are not. */
const FEE_FACTS: ReadonlySet<string> = new Set(["fact:executionFees", "fact:deliveryFees"]);

const LOWEST_DUTIES: ReadonlySet<string> = new Set(
  FILINGS.map((filing) => keyOfAmount(computeStampDuty({ document: "complaint", filing, claim: 1 }).amount)),
);

const NONE: ReadonlySet<string> = new Set();

/**
 * Whether a text states an amount as a court's fee that nothing proves: a fee of the kind that was computed is one of those
 * computed, unless it is said to be that of an application; any other one is in the knowledge.
 */
export const createFeeProof = (passages: readonly Passage[], computed: readonly Computed[]) => {
  const known = new Set(
    passages.filter(({ id }) => FEE_FACTS.has(id)).flatMap(({ text }) => amountClaims(text).map(({ key }) => key)),
  );
  return (text: string, claim: Claim): boolean => {
    const fee = claim.kind === "amount" ? feeNamed(text, claim) : undefined;
    if (!fee || isRetold(text, claim)) return false;
    const given = computed.flatMap(({ fees }) => fees ?? []);
    const isComputed = given.some(({ kinds }) => fee.kind === undefined || kinds.includes(fee.kind));
    const proofs = [
      isComputed ? new Set(given.flatMap(({ amounts }) => amounts.map(keyOfAmount))) : known,
      fee.isForApplication ? known : NONE,
      fee.isLowest ? LOWEST_DUTIES : NONE,
    ];
    return !proofs.some((keys) => keys.has(claim.key));
  };
};
