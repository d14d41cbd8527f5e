import { CASE_STATUSES, type CaseStatus } from "@legal/contracts/constants";

/** What happens to a case's document that moves the case too. */
export type DocumentMilestone = "begun" | "sent" | "filed";

/** Null: staff alone set it. */
const BROUGHT_BY = {
  준비중: null,
  작성중: "begun",
  발송완료: "sent",
  법원접수: "filed",
  종료: null,
  거래취소: null,
} as const satisfies Record<CaseStatus, DocumentMilestone | null>;

/** How far a case is at least, once that happened to one of its documents. */
export const statusReachedBy = (milestone: DocumentMilestone): CaseStatus | undefined =>
  CASE_STATUSES.find((status) => BROUGHT_BY[status] === milestone);
