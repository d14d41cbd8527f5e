import { z } from "zod";
import { defineCall } from "./call.ts";
import { CASE_CHANGE_CALLS, type CaseChange } from "./case-changes.ts";
import { staffMember } from "./chat-rooms.ts";
import { DEADLINE_CHANGES } from "./constants/deadlines.ts";
import { keptBy } from "./document-deliveries.ts";
import { id, idParams, timestamp } from "./ids.ts";
import { listActivityRoute } from "./routes/case-activity.ts";

export type ActivityKind = "purchase" | CaseChange;
export const ACTIVITY_KINDS: readonly ActivityKind[] = [
  "purchase",
  ...(Object.keys(CASE_CHANGE_CALLS) as CaseChange[]),
];

/** One entry of a case's history; people are named, and null when their account is gone or no person did it. */
export const caseActivity = z.object({
  id,
  at: timestamp,
  actor: staffMember.nullable(),
  kind: z.enum(ACTIVITY_KINDS),
  /** Status, date, name or package; null = none. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullish(),
  /** Which of several deadlines, and what happened to it; absent where staff typed a date. */
  deadline: z
    .object({
      change: z.enum(DEADLINE_CHANGES),
      matter: z.string().nullable(),
      /** What a corrected one had been taken for. */
      formerMatter: z.string().nullish(),
      /** The delivery of a paper that the reason names. */
      keptBy: keptBy.optional(),
    })
    .nullish(),
});
export type CaseActivity = z.output<typeof caseActivity>;

export const listActivityCall = defineCall(listActivityRoute, {
  access: "admin",
  summary: "Who changed what of a case and when, newest first",
  params: idParams,
  response: z.array(caseActivity),
});
