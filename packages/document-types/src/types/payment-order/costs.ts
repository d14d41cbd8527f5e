import { LegalRuleError } from "@legal/legal-rules";
import { computeServiceFee, computeStampDuty } from "@legal/legal-rules/court-costs";
import { ledgerOf } from "../../claims/ledger.ts";
import type { Draft } from "../../engine/document-type.ts";
import { itemsAt, textAt } from "../../engine/read-answers.ts";

export interface OrderCosts {
  stamp: number;
  service: number;
  unit: number;
  rounds: number;
  parties: number;
  total: number;
}

/** Costs of the order (독촉절차비용); null while answers are missing or no tariff is known for the day. */
export const orderCosts = ({ answers, today }: Draft): OrderCosts | null => {
  const ledger = ledgerOf(answers);
  const [applicants, respondents] = [itemsAt(answers, "creditors").length, itemsAt(answers, "debtors").length];
  if (ledger === null || ledger.principal <= 0 || applicants === 0 || respondents === 0) return null;
  const filing = textAt(answers, "filing") === "paper" ? "paper" : "electronic";
  try {
    // Interest and costs beside the principal do not count (민사소송법 27②).
    const stamp = computeStampDuty({ document: "payment-order", filing, claim: ledger.principal }).amount;
    const fee = computeServiceFee({
      procedure: "payment-order",
      filedOn: today,
      filing,
      parties: { applicants, respondents },
    });
    const { total: service, unit, roundsPerParty: rounds, countedParties: parties } = fee;
    return { stamp, service, unit, rounds, parties, total: stamp + service };
  } catch (error) {
    if (error instanceof LegalRuleError) return null;
    throw error;
  }
};
