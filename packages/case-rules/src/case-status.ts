import { CASE_STATUSES, type CaseStatus } from "@legal/contracts/constants";

/** Open: the office still works on it. Finished: it reached its end. Cancelled: neither counted as open nor as finished. */
export type CaseStage = "open" | "finished" | "cancelled";

/** What happens to a case's document that moves the case too. */
export type DocumentMilestone = "begun" | "sent" | "filed";

interface StatusRule {
  stage: CaseStage;
  /** Which milestone brings a case there; null where staff alone set it. */
  reachedBy: DocumentMilestone | null;
}

const RULES = {
  준비중: { stage: "open", reachedBy: null },
  작성중: { stage: "open", reachedBy: "begun" },
  발송완료: { stage: "open", reachedBy: "sent" },
  법원접수: { stage: "open", reachedBy: "filed" },
  종료: { stage: "finished", reachedBy: null },
  거래취소: { stage: "cancelled", reachedBy: null },
} as const satisfies Record<CaseStatus, StatusRule>;

/** Of a case that staff have not taken up. */
export const FIRST_STATUS = "준비중" satisfies CaseStatus;

/** False of a status that a later release has set. */
export const isKnownStatus = (status: CaseStatus): boolean => Object.hasOwn(RULES, status);

/** A status that this release does not know is open, so that nothing of the case is closed or forgotten. */
export const caseStageOf = (status: CaseStatus): CaseStage => (isKnownStatus(status) ? RULES[status].stage : "open");

/** In the order a case usually runs through them. */
export const statusesOf = (stage: CaseStage): CaseStatus[] =>
  CASE_STATUSES.filter((status) => caseStageOf(status) === stage);

/** A status that ends a case. */
export type EndedStatus = { [S in CaseStatus]: (typeof RULES)[S]["stage"] extends "open" ? never : S }[CaseStatus];

export const isEnded = (status: CaseStatus): status is EndedStatus => caseStageOf(status) !== "open";

/** A status in which the office still works on a case. */
export type OpenStatus = Exclude<CaseStatus, EndedStatus>;

export const isOpen = (status: CaseStatus): status is OpenStatus => !isEnded(status);

/** In the order a case usually runs through them. */
export const OPEN_STATUSES: readonly OpenStatus[] = CASE_STATUSES.filter(isOpen);

/** How far a case is at least, once that happened to one of its documents. */
export const statusReachedBy = (milestone: DocumentMilestone): CaseStatus | undefined =>
  CASE_STATUSES.find((status) => RULES[status].reachedBy === milestone);
