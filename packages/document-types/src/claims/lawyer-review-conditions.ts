import { plusDays } from "@legal/legal-rules";
import { isMinorOn } from "../engine/checks/parties.ts";
import type { Draft } from "../engine/document-type.ts";
import { dateAt, isTrueAt, itemsAt } from "../engine/read-answers.ts";
import { isForeignParty } from "../parties/party-questions.ts";
import { isCheque, isJointDebtor } from "./cause.ts";
import { limitationDayOf } from "./claim-checks.ts";
import { isUnusualGuarantee, oweShares } from "./guarantee.ts";
import { bearsInterestByParts, ledgerOf, paysAboveCap, takesInterestFirst } from "./ledger.ts";

/** The office's own rule, in won: a claim above it is released by a lawyer. */
const CLAIM_WITHOUT_LAWYER = 30_000_000;
export const LAWYER_WITHIN_DAYS = 7;

/** What asks for a lawyer in any paper of these parties. */
export const partyReviewConditions = ({ answers, today }: Draft, lists: readonly string[]): readonly string[] => {
  const parties = lists.flatMap((list) => itemsAt(answers, list));
  const isMinor = (party: string): boolean => {
    const birth = dateAt(answers, `${party}.birth`);
    return isTrueAt(answers, `${party}.represented`) || (birth !== null && isMinorOn(birth, today));
  };
  return [
    parties.some(isMinor) ? "minor" : "",
    parties.some((party) => isForeignParty(answers, party)) ? "foreign" : "",
    answers["serviceable"] === false ? "address" : "",
    isTrueAt(answers, "violence") ? "violence" : "",
  ].filter(Boolean);
};

export const amountReviewCondition = (amount: number | null): readonly string[] =>
  amount !== null && amount > CLAIM_WITHOUT_LAWYER ? ["claim"] : [];

/** What asks for a lawyer in a claim for money. */
export const claimReviewConditions = (draft: Draft, claimants: string): readonly string[] => {
  const ledger = ledgerOf(draft.answers);
  const limitation = limitationDayOf(draft);
  const isLapsing = limitation !== null && limitation.date < plusDays(draft.today, LAWYER_WITHIN_DAYS);
  return [
    ...amountReviewCondition(ledger === null ? null : ledger.principal + ledger.accrued),
    isLapsing || isCheque(draft.answers) ? "limitation" : "",
    itemsAt(draft.answers, claimants).length > 1 ? "several-creditors" : "",
    oweShares(draft.answers) ? "several-debtors" : "",
    bearsInterestByParts(draft.answers) ? "parts" : "",
    isUnusualGuarantee(draft.answers) ? "guarantee" : "",
    isJointDebtor(draft.answers) ? "joint-debtor" : "",
    draft.answers["finished"] === false ? "unfinished" : "",
    takesInterestFirst(draft.answers) && paysAboveCap(draft.answers) ? "excess" : "",
  ].filter(Boolean);
};
