import { isEnded } from "@legal/case-rules";
import { CASE_STATUSES } from "@legal/contracts/constants";

export const ENDED_STATUSES = CASE_STATUSES.filter(isEnded);

/** Open cases as a filter of rooms: all that have not ended, also one with a status of a later release. */
export const OPEN_CASES = { isCase: true, caseStatus: { $nin: ENDED_STATUSES } };
