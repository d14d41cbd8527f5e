import { isKeyOf } from "../errors/is-key-of.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import { checkWon, toWon, type Won } from "../money/won.ts";
import type { CostStep, CostStepCode } from "./cost-step.ts";
import { checkFiling, type Filing } from "./filing.ts";
import {
  AUCTION_FLAT,
  baseOf,
  CLAIM_SEIZURE_FLAT,
  claimOf,
  cutBelowHundred,
  DISCLOSURE_FLAT,
  ORDER_APPEAL_FLAT,
  PROVISIONAL_FLAT,
  PROVISIONAL_STATUS_CAP,
  withMinimum,
  type ClaimBasis,
} from "./stamp-tariff.ts";

export interface StampDutyInput {
  readonly document: StampDocument;
  readonly filing: Filing;
  /** Not needed where the duty is flat; of an amendment the claim after it. */
  readonly claim?: Won | undefined;
  /** Of a claim without an amount, instead of `claim`. */
  readonly claimBasis?: ClaimBasis | undefined;
  /** Of an amendment. */
  readonly claimBefore?: Won | undefined;
}

export interface StampDuty {
  readonly amount: Won;
  /** The duty of a complaint on paper; none where the duty is flat. */
  readonly base?: Won;
  readonly steps: readonly CostStep[];
}

interface PaperDuty {
  readonly amount: bigint;
  readonly base?: bigint;
  readonly steps: readonly CostStep[];
}

const step = (code: CostStepCode, amount: bigint, basis: string): CostStep => ({
  code,
  amount: toWon(amount, "claim"),
  basis,
});

const inputBase = ({ claim, claimBasis }: StampDutyInput): bigint => baseOf(claimOf(claim, claimBasis));

const complaint = (input: StampDutyInput): PaperDuty => {
  const base = inputBase(input);
  return { amount: base, base, steps: [step("ART2", base, "인지법 2")] };
};

/** A share or a multiple of a complaint's duty. */
const derived =
  (code: CostStepCode, basis: string, share: (base: bigint) => bigint) =>
  (input: StampDutyInput): PaperDuty => {
    const { base = 0n, steps } = complaint(input);
    const amount = share(base);
    return { amount, base, steps: [...steps, step(code, amount, basis)] };
  };

const oneTenth = (base: bigint): bigint => withMinimum(base / 10n);

/** The rest of the duty when an objection turns a payment order into a suit. */
const transfer = (input: StampDutyInput): PaperDuty => {
  const base = inputBase(input);
  const amount = base - oneTenth(base);
  return { amount, base, steps: [step("SUIT", base, "인지법 2"), step("MINUS_PAID", amount, "민소 473")] };
};

const amendment = (input: StampDutyInput): PaperDuty => {
  const { base = 0n, steps } = complaint(input);
  const before = baseOf(checkWon(input.claimBefore, "claimBefore"));
  const amount = base > before ? base - before : 0n;
  return { amount, base, steps: [...steps, step("MINUS_BEFORE", amount, "인지법 5")] };
};

const capped = (amount: bigint): bigint => (amount > PROVISIONAL_STATUS_CAP ? PROVISIONAL_STATUS_CAP : amount);

/** Whatever is at stake. */
const FLAT = {
  "provisional-attachment": [PROVISIONAL_FLAT, "인지법 9②"],
  "provisional-disposition": [PROVISIONAL_FLAT, "인지법 9②"],
  "interlocutory-appeal": [ORDER_APPEAL_FLAT, "인지법 11"],
  "property-disclosure": [DISCLOSURE_FLAT, "인지법 9"],
  "debtor-registry": [DISCLOSURE_FLAT, "인지법 9"],
  "claim-seizure": [CLAIM_SEIZURE_FLAT, "인지법 9"],
  auction: [AUCTION_FLAT, "인지법 9"],
} as const satisfies Readonly<Record<string, readonly [amount: bigint, basis: string]>>;

const DOCUMENTS = {
  complaint,
  "admin-first": complaint,
  appeal: derived("TIMES_1_5", "인지법 3", (base) => cutBelowHundred((base * 3n) / 2n)),
  "supreme-appeal": derived("TIMES_2", "인지법 3", (base) => base * 2n),
  "payment-order": derived("ONE_TENTH", "인지법 7②④", oneTenth),
  "payment-order-transfer": transfer,
  mediation: derived("ONE_TENTH", "민사조정규칙 3", oneTenth),
  "pre-suit-settlement": derived("ONE_FIFTH", "인지법 7①④", (base) => withMinimum(base / 5n)),
  "claim-amendment": amendment,
  "provisional-status": derived("ONE_HALF", "인지법 9②", (base) => capped(cutBelowHundred(base / 2n))),
} as const satisfies Readonly<Record<string, (input: StampDutyInput) => PaperDuty>>;

export type StampDocument = keyof typeof DOCUMENTS | keyof typeof FLAT;

export const STAMP_DOCUMENTS = Object.keys({ ...DOCUMENTS, ...FLAT }) as readonly StampDocument[];

export const isFlat = (document: unknown): document is keyof typeof FLAT => isKeyOf(FLAT, document);

const paperDuty = (input: StampDutyInput): PaperDuty => {
  const { document } = input;
  if (isFlat(document)) {
    const [amount, basis] = FLAT[document];
    return { amount, steps: [step("FLAT", amount, basis)] };
  }
  if (!isKeyOf(DOCUMENTS, document)) throw new LegalRuleError("DOCUMENT_UNKNOWN", "document");
  return DOCUMENTS[document](input);
};

/** 9/10 of the paper's duty, cut again: the minimum becomes 900. */
const electronicAmount = (amount: bigint): bigint => cutBelowHundred((amount * 9n) / 10n);

/** Stamp duty (인지액) of a document, in whole won, cut as the statute cuts. */
export const computeStampDuty = (input: StampDutyInput): StampDuty => {
  checkFiling(input?.filing);
  // A flat duty does not need it, but it must be right all the same.
  if (input.claim !== undefined) checkWon(input.claim, "claim");
  const paper = paperDuty(input);
  // 인지법 16 reaches articles 2 to 10.
  const isReduced = input.filing === "electronic" && input.document !== "interlocutory-appeal";
  const amount = isReduced ? electronicAmount(paper.amount) : paper.amount;
  return {
    amount: toWon(amount, "claim"),
    ...(paper.base !== undefined && { base: toWon(paper.base, "claim") }),
    steps: isReduced ? [...paper.steps, step("E_FILING_9_10", amount, "인지법 16")] : paper.steps,
  };
};
