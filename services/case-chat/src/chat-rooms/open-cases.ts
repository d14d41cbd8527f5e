import type { CaseStatus } from "@legal/contracts";

const FINISHED: readonly CaseStatus[] = ["종료", "거래취소"];

export const isOpen = (status: CaseStatus): boolean => !FINISHED.includes(status);

/** The same as a filter of rooms. */
export const OPEN_CASES = { isCase: true, caseStatus: { $nin: FINISHED } };
