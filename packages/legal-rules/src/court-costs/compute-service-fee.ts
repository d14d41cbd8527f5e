import type { CalendarDate } from "../dates/calendar-date.ts";
import { isKeyOf } from "../errors/is-key-of.ts";
import { LegalRuleError } from "../errors/legal-rule-error.ts";
import { checkWon, type Won } from "../money/won.ts";
import type { CostStep } from "./cost-step.ts";
import { checkFiling, type Filing } from "./filing.ts";
import { PROCEDURES, type Procedure, type Rounds } from "./procedures.ts";
import { serviceFeeUnit, SMALL_CLAIM_LIMIT } from "./service-fee-tariff.ts";

export interface Parties {
  readonly applicants: number;
  readonly respondents: number;
  /** Third-party debtors. */
  readonly thirdParties?: number | undefined;
}

export interface ServiceFeeInput {
  /** `first-instance-by-claim`: a small claim or an ordinary suit, as the claim says. */
  readonly procedure: Procedure | "first-instance-by-claim";
  readonly filedOn: CalendarDate;
  readonly filing: Filing;
  readonly parties?: Parties | undefined;
  readonly claim?: Won | undefined;
  /** People with an interest in an auction. */
  readonly interested?: number | undefined;
  readonly creditors?: number | undefined;
}

export interface ServiceFee {
  readonly procedure: Procedure;
  /** One round, in won. */
  readonly unit: Won;
  /** For each counted party; of a formula, for each further person. */
  readonly roundsPerParty: number;
  /** Of a formula: the people it counts. */
  readonly countedParties: number;
  readonly rounds: number;
  readonly total: Won;
  readonly steps: readonly CostStep[];
}

type Alike = Extract<Rounds, { perParty: number }>;

const MOST_PEOPLE = 100_000;

const checkCount = (count: number = Number.NaN, field: string, least: number): number => {
  if (!Number.isInteger(count) || count < least || count > MOST_PEOPLE) {
    throw new LegalRuleError("COUNT_INVALID", field);
  }
  return count;
};

const procedureOf = ({ procedure, claim }: ServiceFeeInput): Procedure => {
  if (procedure === "first-instance-by-claim") {
    return checkWon(claim, "claim") <= BigInt(SMALL_CLAIM_LIMIT) ? "small-claim" : "first-instance";
  }
  if (claim !== undefined) checkWon(claim, "claim");
  if (!isKeyOf(PROCEDURES, procedure)) throw new LegalRuleError("PROCEDURE_UNKNOWN", "procedure");
  return procedure;
};

const countedParties = ({ parties, filing }: ServiceFeeInput, { suit, alone }: Alike): number => {
  const { applicants, respondents, thirdParties = 0 }: Partial<Parties> = parties ?? {};
  const own = checkCount(applicants, "parties.applicants", 1);
  const others = checkCount(respondents, "parties.respondents", alone ? 0 : 1);
  const third = checkCount(thirdParties, "parties.thirdParties", 0);
  return (suit && filing === "electronic" ? 0 : own) + others + third;
};

const roundsOf = (rule: Rounds, input: ServiceFeeInput) => {
  if ("perParty" in rule) {
    const counted = countedParties(input, rule);
    return { roundsPerParty: rule.perParty, countedParties: counted, rounds: rule.perParty * counted };
  }
  const { perPerson, of, furtherPeople = 0, furtherRounds = 0 } = rule;
  const people = checkCount(input[of], of, 0) + furtherPeople;
  return { roundsPerParty: perPerson, countedParties: people, rounds: furtherRounds + perPerson * people };
};

/** Service fee (송달료) to prepay, in whole won. */
export const computeServiceFee = (input: ServiceFeeInput): ServiceFee => {
  checkFiling(input?.filing);
  const procedure = procedureOf(input);
  const unit = serviceFeeUnit(input.filedOn);
  const counted = roundsOf(PROCEDURES[procedure], input);
  const total = unit * counted.rounds;
  return {
    procedure,
    unit,
    ...counted,
    total,
    steps: [
      { code: "UNIT", amount: unit },
      { code: "ROUNDS", amount: counted.rounds, basis: "재일 87-4 별표 1" },
      { code: "TOTAL", amount: total },
    ],
  };
};
