import { isKeyOf } from "../errors/is-key-of.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import { checkWon, type Won } from "../money/won.ts";

/** 인지법 2 as of 2026-06-08: a claim on a boundary belongs to the upper band. */
export const STAMP_BANDS = [
  { from: 1_000_000_000n, perTenThousand: 35n, plus: 555_000n },
  { from: 100_000_000n, perTenThousand: 40n, plus: 55_000n },
  { from: 10_000_000n, perTenThousand: 45n, plus: 5000n },
  { from: 0n, perTenThousand: 50n, plus: 0n },
] as const;

export const MINIMUM = 1000n;
/** Flat amounts of provisional seizures and dispositions (9②) and of appeals against orders (11). */
export const PROVISIONAL_FLAT = 10_000n;
export const ORDER_APPEAL_FLAT = 2000n;
/** Flat amounts of applications in execution (9): of a claim the seizure and its collection or assignment, 2,000 each. */
export const DISCLOSURE_FLAT = 1000n;
export const CLAIM_SEIZURE_FLAT = 4000n;
export const AUCTION_FLAT = 5000n;
export const PROVISIONAL_STATUS_CAP = 500_000n;

/** What a claim without an amount is taken as (인지규칙 18-2). */
export const CLAIM_BASES = {
  "non-property": 50_000_000,
  "not-assessable": 50_000_000,
  company: 100_000_000,
  "intellectual-property": 100_000_000,
} as const satisfies Readonly<Record<string, Won>>;

export type ClaimBasis = keyof typeof CLAIM_BASES;

export const cutBelowHundred = (amount: bigint): bigint => amount - (amount % 100n);

export const withMinimum = (amount: bigint): bigint => (amount < MINIMUM ? MINIMUM : cutBelowHundred(amount));

/** The duty of a complaint on paper, which every other duty is a share or a multiple of. */
export const baseOf = (claim: bigint): bigint => {
  const { perTenThousand, plus } = STAMP_BANDS.find(({ from }) => claim >= from) ?? STAMP_BANDS[3];
  return withMinimum((claim * perTenThousand) / 10_000n + plus);
};

/** The claim in won: its amount, or what one without an amount is taken as. */
export const claimOf = (claim: Won | undefined, basis: ClaimBasis | undefined): bigint => {
  if (basis === undefined) return checkWon(claim, "claim");
  if (!isKeyOf(CLAIM_BASES, basis)) throw new LegalRuleError("AMOUNT_INVALID", "claimBasis");
  return BigInt(CLAIM_BASES[basis]);
};
