import type { CaseStatus } from "@legal/contracts";
import { CASE_STATUSES } from "@legal/contracts/constants";

const FINISHED: readonly CaseStatus[] = ["종료", "거래취소"];

export const isOpen = (status: CaseStatus): boolean => !FINISHED.includes(status);

export const OPEN_STATUSES = CASE_STATUSES.filter(isOpen);

/** The same as a filter of rooms: statuses that an index can be asked for. */
export const OPEN_CASES = { isCase: true, caseStatus: { $in: OPEN_STATUSES } };
