import { plusDays } from "@legal/legal-rules";
import {
  amountReviewCondition,
  LAWYER_WITHIN_DAYS,
  partyReviewConditions,
} from "../../claims/lawyer-review-conditions.ts";
import { attachmentsAreReady } from "../../engine/checks/attachments.ts";
import { datesInOrder } from "../../engine/checks/dates.ts";
import { exhibitsFitTheCourt } from "../../engine/checks/exhibits.ts";
import {
  companiesAreWhole,
  hiddenAreServed,
  minorsAreRepresented,
  partiesDiffer,
  registerNumbersFit,
} from "../../engine/checks/parties.ts";
import type { Answers } from "../../engine/answers.ts";
import type { Check, Draft, Issue } from "../../engine/document-type.ts";
import { exhibitPath, labelIn } from "../../engine/exhibits.ts";
import { dateAt, isTrueAt, itemsAt, numberAt, sentencesAt, textAt } from "../../engine/read-answers.ts";
import { decisionFacts, decisionOf, mayBeOfEither } from "./decision.ts";
import { attachmentsOf, exhibitSeries } from "./paper.ts";
import { areServedApart, firstServed, lastDayOf, objectionDay, ownDays } from "./period.ts";

const SIDES = ["objectors", "others"] as const;

/** K1: an objection after two weeks is dismissed, unless something beyond one's control prevented it. */
const isInTime: Check = (draft) => {
  const date = lastDayOf(draft);
  if (date === null) return [];
  const served = firstServed(draft.answers)?.path ?? "servedOn";
  const path = isTrueAt(draft.answers, "wasPrevented") ? "obstacleEndedOn" : served;
  const issue = (reason: string, severity: Issue["severity"]): Issue[] => [
    { code: "K1", reason, severity, path, values: { date } },
  ];
  if (date < draft.today) return issue("late", "block");
  return date < plusDays(draft.today, LAWYER_WITHIN_DAYS) ? issue("near", "warn") : [];
};

/** K1: what ended within the period did not keep anyone from it (민사소송법 173①). */
const wasMissed: Check = (draft) => {
  const [ended, date] = [dateAt(draft.answers, "obstacleEndedOn"), objectionDay(draft)];
  return ended !== null && date !== null && ended <= date
    ? [{ code: "K1", reason: "notMissed", severity: "warn", path: "obstacleEndedOn", values: { ended, date } }]
    : [];
};

/** K1: the period of several runs from the first of the days on which each was served. */
const firstDayIsFirst: Check = ({ answers }) => {
  const [date, own] = [dateAt(answers, "servedOn"), ownDays(answers)];
  const isWhole = own.length > 0 && own.length === itemsAt(answers, "objectors").length;
  if (date === null || !isWhole || firstServed({ ...answers, servedOn: "" })?.date === date) return [];
  return [{ code: "K1", reason: "firstDay", severity: "block", path: "servedOn", values: { date } }];
};

/** K1: where the days of each are not asked, staff find them out. */
const eachIsServed: Check = ({ answers }) => {
  if (!areServedApart(answers)) return [];
  const reason = textAt(answers, "servedHow") === "public-first" ? "severalPosted" : "several";
  return [{ code: "K1", reason, severity: "warn", path: "servedHow", values: {} }];
};

/** K1: why a period was missed is shown to be true with the objection. */
const obstacleIsProven: Check = ({ answers, exhibits }) =>
  isTrueAt(answers, "wasPrevented") && exhibits.length === 0
    ? [{ code: "K1", reason: "noProof", severity: "warn", path: "obstacle", values: {} }]
    : [];

/** K1: of these decisions the order alone is served by public notice (소송촉진법 20의2, 민사소송법 225②). */
const publicNoticeIsOfOrders: Check = ({ answers }) =>
  textAt(answers, "servedHow") === "public-first" && !["", "payment-order"].includes(textAt(answers, "decision"))
    ? [{ code: "K1", reason: "publicNotice", severity: "block", path: "servedHow", values: {} }]
    : [];

/** K2: the number is of the kind of case that such a decision is made in. */
const numberFits: Check = ({ answers }) => {
  const [decision, number] = [decisionOf(answers), textAt(answers, "caseNumber")];
  if (decision === null || number === "") return [];
  const { caseCodes } = decisionFacts(decision);
  const code = number.replaceAll(/\d/g, "");
  if (caseCodes.includes(code)) return [];
  const values = { code, codes: caseCodes.join(", ") };
  return [{ code: "K2", reason: "caseCode", severity: "warn", path: "caseNumber", values }];
};

/** K3: a part is less than the whole. */
const partIsLess: Check = ({ answers }) => {
  const [whole, part] = [numberAt(answers, "orderedAmount"), numberAt(answers, "contestedAmount")];
  return whole !== null && part !== null && part >= whole
    ? [{ code: "K3", reason: "part", severity: "block", path: "contestedAmount", values: { whole, part } }]
    : [];
};

/** G7: an exhibit is named where the reasons rest on it. */
const exhibitsAreNamed: Check = ({ answers, exhibits }) => {
  const said = [textAt(answers, "obstacle"), ...(sentencesAt(answers, "reasons") ?? [])]
    .join(" ")
    .replaceAll(/\s/g, "");
  const isNamed = (label: string): boolean => new RegExp(`(?<!소)${label.replaceAll(/\s/g, "")}`).test(said);
  return exhibits.flatMap(({ id, title }, index): Issue[] =>
    isNamed(labelIn(exhibitSeries(answers), index))
      ? []
      : [{ code: "G7", reason: "uncited", severity: "warn", path: exhibitPath(id), values: { title } }],
  );
};

export const CHECKS: readonly Check[] = [
  isInTime,
  wasMissed,
  firstDayIsFirst,
  eachIsServed,
  obstacleIsProven,
  publicNoticeIsOfOrders,
  numberFits,
  partIsLess,
  exhibitsAreNamed,
  exhibitsFitTheCourt,
  datesInOrder("noticedOn", "servedOn", "obstacleEndedOn"),
  hiddenAreServed("objectors"),
  companiesAreWhole(...SIDES),
  registerNumbersFit(...SIDES),
  partiesDiffer(...SIDES),
  minorsAreRepresented(SIDES),
  attachmentsAreReady(attachmentsOf),
];

/** A performance recommendation is made in small claims alone, which no lawyer is needed for (소액사건심판규칙 1의2). */
const claimReasons = (answers: Answers): readonly string[] => {
  if (!mayBeOfEither(answers)) return amountReviewCondition(numberAt(answers, "orderedAmount"));
  const claim = numberAt(answers, "claimAmount");
  return claim === null ? ["claim-unknown"] : amountReviewCondition(claim);
};

export const needsLawyer = (draft: Draft): readonly string[] => {
  const date = lastDayOf(draft);
  const isNear = date !== null && date < plusDays(draft.today, LAWYER_WITHIN_DAYS);
  return [
    ...partyReviewConditions(draft, SIDES),
    ...claimReasons(draft.answers),
    // Whether the proposal is the better end is not for staff alone to say.
    ...(mayBeOfEither(draft.answers) ? ["proposal"] : []),
    ...(isNear || areServedApart(draft.answers) ? ["deadline"] : []),
    ...(isTrueAt(draft.answers, "wasPrevented") ? ["late"] : []),
  ];
};
