import { LAY_AGENT_LIMIT } from "@legal/legal-rules/courts";
import { uncitedRows } from "../../claims/annexes.ts";
import { claimChecks, editedProseAgrees } from "../../claims/claim-checks.ts";
import { claimReviewConditions, partyReviewConditions } from "../../claims/lawyer-review-conditions.ts";
import { datesInOrder } from "../../engine/checks/dates.ts";
import { attachmentsAreReady, guardiansOfOthers } from "../../engine/checks/attachments.ts";
import { exhibitsAreCited, exhibitsFitTheCourt } from "../../engine/checks/exhibits.ts";
import {
  companiesAreWhole,
  hiddenAreServed,
  minorsAreRepresented,
  partiesDiffer,
  registerNumbersFit,
} from "../../engine/checks/parties.ts";
import { announcedFactsFollow } from "../../engine/checks/facts.ts";
import { courtFits, localCourtIsSeen } from "../../engine/checks/venue.ts";
import type { Answers } from "../../engine/answers.ts";
import type { Check, Draft } from "../../engine/document-type.ts";
import { sentencesAt, textAt } from "../../engine/read-answers.ts";
import { causeOf, isBill } from "../../claims/cause.ts";
import { guaranteeIsWritten, liabilityFits, limitIsOfSome } from "../../claims/guarantee.ts";
import { leaseEndingChecks } from "../../claims/lease-ending.ts";
import { ledgerOf } from "../../claims/ledger.ts";
import { attachmentsOf, groundSentences } from "./paper.ts";
import { venueAddresses } from "./venue.ts";

const SIDES = ["creditors", "debtors"] as const;

/** Of these the opening sentence says that something happened, or was owed to another, and not what. */
const announcesFacts = (answers: Answers): boolean =>
  ["damages", "unjust", "other", "assigned"].includes(causeOf(answers) ?? "");

/** K2: no order is served by public notice or abroad (민사소송법 462 단서). */
const canBeServed: Check = ({ answers }) =>
  answers["serviceable"] === false
    ? [{ code: "K2", reason: "unserviceable", severity: "block", path: "serviceable", values: {} }]
    : [];

/** G6: where a tort was done, or a bill is paid, is a court's ground for that claim alone (민사소송법 463, 9, 18). */
const groundFits: Check = ({ answers }) => {
  const [ground, cause] = [textAt(answers, "courtGround"), causeOf(answers)];
  const isOther = (ground === "tort" && cause !== "damages") || (ground === "bill" && !isBill(answers));
  return isOther && cause !== null
    ? [{ code: "G6", reason: "ground", severity: "block", path: "courtGround", values: {} }]
    : [];
};

/** G6: district courts and the courts of cities and counties make orders, no other court does (법원조직법 32, 34). */
const courtMakesOrders: Check = ({ answers }) => {
  const court = textAt(answers, "court");
  return court === "" || court.includes("지방법원")
    ? []
    : [{ code: "G6", reason: "kind", severity: "block", path: "court", values: { court } }];
};

/** K10: above the limit the court allows no agent who is not a lawyer, but for a bill's claim. */
const agentMayAct: Check = ({ answers }) => {
  const principal = ledgerOf(answers)?.principal ?? 0;
  const isLay = ["family", "employee"].includes(textAt(answers, "agent.role"));
  const { value: limit } = LAY_AGENT_LIMIT;
  return isLay && principal > limit && !isBill(answers)
    ? [{ code: "K10", reason: "agent", severity: "block", path: "agent.role", values: { limit } }]
    : [];
};

/** What the grounds say, and of a list that edited ones do not cite what it says. */
const groundsAndLists = (draft: Draft): readonly string[] => [
  ...groundSentences(draft),
  ...uncitedRows(draft.answers, sentencesAt(draft.answers, "grounds") ?? []),
];

/** A minor claims their wages alone (근로기준법 68). */
const claimsOwnWages = (answers: Answers, list: string): boolean =>
  list === "creditors" && causeOf(answers) === "wages";

export const CHECKS: readonly Check[] = [
  ...claimChecks("creditors", "debtors"),
  datesInOrder("contractDate", "leftOn"),
  datesInOrder("performedOn", "vacatedOn"),
  datesInOrder("contractDate", "endNoticedOn"),
  datesInOrder("endNoticedOn", "dueDate"),
  datesInOrder("endAgreedOn", "dueDate"),
  ...leaseEndingChecks("dueDate"),
  hiddenAreServed("creditors"),
  companiesAreWhole(...SIDES),
  registerNumbersFit(...SIDES),
  partiesDiffer(...SIDES),
  minorsAreRepresented(SIDES, claimsOwnWages),
  courtFits("court", venueAddresses),
  localCourtIsSeen("court", venueAddresses),
  announcedFactsFollow("grounds", announcesFacts),
  exhibitsAreCited(["contractExhibit"], "facts"),
  exhibitsFitTheCourt,
  canBeServed,
  groundFits,
  courtMakesOrders,
  liabilityFits,
  guaranteeIsWritten,
  limitIsOfSome,
  agentMayAct,
  attachmentsAreReady(attachmentsOf),
  guardiansOfOthers("debtors"),
  editedProseAgrees("grounds", groundsAndLists),
];

export const needsLawyer = (draft: Draft): readonly string[] => [
  ...partyReviewConditions(draft, SIDES),
  ...claimReviewConditions(draft, "creditors"),
];
