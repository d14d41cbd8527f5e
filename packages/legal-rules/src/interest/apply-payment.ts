import { checkWon, toWon, type Won } from "../money/won.ts";

/** What a debtor owes, in the order in which a payment is taken (민법 479). */
export interface Debt {
  readonly costs: Won;
  readonly interest: Won;
  readonly principal: Won;
}

export interface AppliedPayment {
  readonly toCosts: Won;
  readonly toInterest: Won;
  readonly toPrincipal: Won;
  /** What is left once everything is paid. */
  readonly unapplied: Won;
  readonly costsAfter: Won;
  readonly interestAfter: Won;
  readonly principalAfter: Won;
}

/** Costs first, then interest, then principal. */
export const applyPayment = (debt: Debt, payment: Won): AppliedPayment => {
  const toCosts = Math.min(payment, debt.costs);
  const toInterest = Math.min(payment - toCosts, debt.interest);
  const toPrincipal = Math.min(payment - toCosts - toInterest, debt.principal);
  return {
    toCosts,
    toInterest,
    toPrincipal,
    unapplied: payment - toCosts - toInterest - toPrincipal,
    costsAfter: debt.costs - toCosts,
    interestAfter: debt.interest - toInterest,
    principalAfter: debt.principal - toPrincipal,
  };
};

/** The same with its amounts checked. */
export const allocatePayment = (
  input: Partial<Debt> & { readonly principal: Won; readonly payment: Won },
): AppliedPayment => {
  checkWon(input?.principal, "principal");
  const { costs = 0, interest = 0, principal, payment } = input;
  for (const [field, amount] of Object.entries({ costs, interest, principal, payment })) checkWon(amount, field);
  toWon(BigInt(costs) + BigInt(interest) + BigInt(principal), "principal");
  return applyPayment({ costs, interest, principal }, payment);
};
