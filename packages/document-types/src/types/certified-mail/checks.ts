import { plusDays } from "@legal/legal-rules";
import { namesAt } from "../../claims/claim.ts";
import { editedProseAgrees } from "../../claims/claim-checks.ts";
import {
  amountReviewCondition,
  LAWYER_WITHIN_DAYS,
  partyReviewConditions,
} from "../../claims/lawyer-review-conditions.ts";
import { leaseEndingChecks } from "../../claims/lease-ending.ts";
import type { Answers } from "../../engine/answers.ts";
import { announcedFactsFollow } from "../../engine/checks/facts.ts";
import { datesInOrder } from "../../engine/checks/dates.ts";
import {
  companiesAreWhole,
  minorsAreRepresented,
  partiesDiffer,
  registerNumbersFit,
} from "../../engine/checks/parties.ts";
import type { Check, Draft, Issue } from "../../engine/document-type.ts";
import { dateAt, itemsAt, numberAt, sentencesAt, textAt } from "../../engine/read-answers.ts";
import { bodyOf } from "./body.ts";
import { endGroundOf, endsByLaw } from "./ending-questions.ts";
import { arrearsSuffice, arrivesInTime, leaseHasEnded, limitIsKnown, noticeWindow } from "./lease-checks.ts";
import { demandKindOf } from "./demand-kinds.ts";

const SIDES = ["senders", "recipients"] as const;

/** K5: the one who gave the claim away notifies the debtor; a notice of the assignee has no effect (민법 450). */
const assigneeIsAnother: Check = ({ answers }) => {
  const name = textAt(answers, "assignee").replaceAll(/\s/g, "");
  const parties = SIDES.flatMap((side) => namesAt(answers, side));
  return name !== "" && parties.includes(name)
    ? [{ code: "K5", reason: "assignee", severity: "block", path: "assignee", values: { name } }]
    : [];
};

/** K7: the time that was given has passed. */
const timeIsOver: Check = ({ answers, today }) => {
  const date = dateAt(answers, "demandedUntil");
  return date !== null && date >= today
    ? [{ code: "K7", reason: "runs", severity: "block", path: "demandedUntil", values: { date } }]
    : [];
};

/** K7: without a demand before it a contract ends only for a reason that the law or the contract names. */
const endsWithoutDemand: Check = ({ answers }) => {
  const ground = endGroundOf(answers);
  return ground === null || ground === "demanded"
    ? []
    : [{ code: "K7", reason: "noDemand", severity: "warn", path: "endGround", values: {} }];
};

const THREATS = new RegExp(
  [
    "고소하겠|고발하겠|신상|폭로|가만두지|각오하|찾아가겠|망신(?:을 )?(?:주겠|시키겠)",
    "(?:가족|친척|직장|회사|학교|이웃|지인|주변)(?:들|분들)?(?:에|에게|께) ?(?:(?:알리|퍼뜨리)겠|(?:알릴|퍼뜨릴) ?(?:것|예정|수))",
    "(?:SNS|인스타그램|페이스북|유튜브|인터넷|온라인|카페|블로그|게시판|단톡방|언론|방송)[^.]{0,20}(?:올리겠|알리겠|퍼뜨리겠|게시하겠|제보하겠)",
    "(?:유포|공개)하겠",
  ].join("|"),
  "i",
);

/** K3: no threats and no publicity: such a notice can be a crime of its sender. */
const noThreats: Check = ({ answers }) => {
  const texts = [
    { path: "request", text: textAt(answers, "request") },
    { path: "breach", text: textAt(answers, "breach") },
    { path: "body", text: (sentencesAt(answers, "body") ?? []).join(" ") },
    ...itemsAt(answers, "facts").map((fact) => ({ path: `${fact}.text`, text: textAt(answers, `${fact}.text`) })),
  ];
  return texts.flatMap(({ path, text }): Issue[] => {
    const words = THREATS.exec(text)?.[0];
    return words === undefined ? [] : [{ code: "K3", reason: "threat", severity: "block", path, values: { words } }];
  });
};

/** `아래와 같은 행위`, `다음과 같이 통지`. */
const announcesFacts = (answers: Answers): boolean => ["damages", "other"].includes(demandKindOf(answers) ?? "");

export const CHECKS: readonly Check[] = [
  datesInOrder("contractDate", "dueDate"),
  datesInOrder("contractDate", "endNoticedOn", "leaseEnd"),
  datesInOrder("endAgreedOn", "leaseEnd"),
  datesInOrder("contractDate", "renewedAfter"),
  datesInOrder("contractDate", "demandArrivedOn", "demandedUntil"),
  datesInOrder("contractDate", "vacatedOn"),
  datesInOrder("contractDate", "assignedOn"),
  companiesAreWhole(...SIDES),
  registerNumbersFit(...SIDES),
  partiesDiffer(...SIDES),
  minorsAreRepresented(SIDES),
  arrearsSuffice,
  arrivesInTime,
  limitIsKnown,
  leaseHasEnded,
  ...leaseEndingChecks("leaseEnd"),
  assigneeIsAnother,
  timeIsOver,
  endsWithoutDemand,
  noThreats,
  announcedFactsFollow("body", announcesFacts),
  editedProseAgrees("body", bodyOf),
];

export const needsLawyer = (draft: Draft): readonly string[] => {
  const window = noticeWindow(draft);
  const isNear = window !== null && plusDays(draft.today, LAWYER_WITHIN_DAYS) > window.last;
  return [
    ...partyReviewConditions(draft, SIDES),
    ...amountReviewCondition(numberAt(draft.answers, "amount")),
    ...(isNear ? ["deadline"] : []),
    ...(endsByLaw(draft.answers) ? ["ending"] : []),
  ];
};
