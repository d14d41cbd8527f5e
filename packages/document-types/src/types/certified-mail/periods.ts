import type { Cause } from "../../claims/cause.ts";
import { daysAt, namesAt } from "../../claims/claim.ts";
import type { Answers } from "../../engine/answers.ts";
import type { Claim, Delivered, Draft, PeriodChanges } from "../../engine/document-type.ts";
import { numberAt } from "../../engine/read-answers.ts";
import { asksMoney, demandKindOf, type DemandKind } from "./demand-kinds.ts";

/** A demand of any other kind may be for any debt. */
const CAUSES: Partial<Record<DemandKind, Cause>> = { deposit: "deposit", rent: "rent", damages: "damages" };

export const claimOfNotice = (answers: Answers): Claim => {
  const [kind, amount] = [demandKindOf(answers), numberAt(answers, "amount")];
  return {
    claimants: namesAt(answers, "senders"),
    opponents: namesAt(answers, "recipients"),
    cause: (kind && CAUSES[kind]) ?? null,
    amounts: amount === null ? [] : [amount],
    days: daysAt(answers, "contractDate", "happenedOn"),
  };
};

/**
 * A demand keeps a claim from lapsing only if a suit or an attachment follows within six months of its arrival (민법
 * 174). When it arrives is not known at the post office: counted from the day it was sent, the period ends no later.
 */
export const noticePeriods = ({ answers }: Draft, { kind, date }: Delivered): PeriodChanges => ({
  finished: [],
  started: kind === "sent" && asksMoney(answers) ? [{ matter: "demand-followup", date }] : [],
});
