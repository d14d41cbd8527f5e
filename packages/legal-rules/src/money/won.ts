import { LegalRuleError } from "../errors/legal-rule-error.ts";

/** Whole won. */
export type Won = number;

/** No amount reaches it: sums and products of such amounts stay exact. */
export const WON_LIMIT = 1_000_000_000_000_000;

/** Throws AMOUNT_INVALID or AMOUNT_TOO_LARGE at `field`; zero is an amount. */
export const checkWon = (amount: Won = Number.NaN, field: string): bigint => {
  if (!Number.isInteger(amount) || amount < 0) throw new LegalRuleError("AMOUNT_INVALID", field);
  if (amount >= WON_LIMIT) throw new LegalRuleError("AMOUNT_TOO_LARGE", field);
  return BigInt(amount);
};

/** A result as a number; throws AMOUNT_TOO_LARGE at `field` when it could not be exact. */
export const toWon = (amount: bigint, field: string): Won => {
  if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new LegalRuleError("AMOUNT_TOO_LARGE", field);
  return Number(amount);
};
