import { statusesOf } from "@legal/case-rules";

/** Open cases as a filter of rooms: by their statuses, which an index can be asked for. */
export const OPEN_CASES = { isCase: true, caseStatus: { $in: statusesOf("open") } };
