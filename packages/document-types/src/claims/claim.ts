import type { Answers } from "../engine/answers.ts";
import type { Claim } from "../engine/document-type.ts";
import { dateAt, itemsAt, textAt } from "../engine/read-answers.ts";
import { causeOf } from "./cause.ts";
import { ledgerOf } from "./ledger.ts";

/** The names of a list's parties, spaces apart. */
export const namesAt = (answers: Answers, list: string): readonly string[] =>
  itemsAt(answers, list).map((party) => textAt(answers, `${party}.name`).replaceAll(/\s/g, ""));

export const daysAt = (answers: Answers, ...paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => dateAt(answers, path) ?? []);

export const claimOfOrder = (answers: Answers): Claim => {
  const ledger = ledgerOf(answers);
  return {
    claimants: namesAt(answers, "creditors"),
    opponents: namesAt(answers, "debtors"),
    cause: causeOf(answers),
    amounts: ledger === null ? [] : [ledger.total, ledger.principal],
    days: daysAt(answers, "contractDate", "performedOn"),
  };
};

const hasAll = (whole: readonly string[], part: readonly string[]): boolean =>
  part.length > 0 && part.every((each) => whole.includes(each));

const share = <T>(one: readonly T[], other: readonly T[]): boolean => one.some((each) => other.includes(each));

/** Whether a suit brings to court what a demand asked for: the same debt, of everyone who asked and whom they asked. */
export const bringsToCourt = (suit: Claim, demand: Claim): boolean =>
  hasAll(suit.claimants, demand.claimants) &&
  hasAll(suit.opponents, demand.opponents) &&
  (demand.cause === null || demand.cause === suit.cause) &&
  share(suit.amounts, demand.amounts) &&
  share(suit.days, demand.days);
