import { CASE_STATUSES, type CaseStatus } from "@legal/contracts/constants";

/** Open: the office still works on it. Finished: it reached its end. Cancelled: neither counted as open nor as finished. */
export type CaseStage = "open" | "finished" | "cancelled";

const STAGES = {
  준비중: "open",
  작성중: "open",
  발송완료: "open",
  법원접수: "open",
  종료: "finished",
  거래취소: "cancelled",
} as const satisfies Record<CaseStatus, CaseStage>;

/** Of a case that staff have not taken up. */
export const FIRST_STATUS = "준비중" satisfies CaseStatus;

export const caseStageOf = (status: CaseStatus): CaseStage => STAGES[status];

/** In the order a case usually runs through them. */
export const statusesOf = (stage: CaseStage): CaseStatus[] =>
  CASE_STATUSES.filter((status) => caseStageOf(status) === stage);

export const isOpen = (status: CaseStatus): boolean => caseStageOf(status) === "open";
