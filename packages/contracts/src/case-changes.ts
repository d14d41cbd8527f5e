import { z } from "zod";
import { defineCall } from "./call.ts";
import { chatRoom, staffMember } from "./chat-rooms.ts";
import { BULK_CHANGES_MAX, CASE_STATUSES, REASON_MAX } from "./constants/cases.ts";
import { ERROR_CODES } from "./errors.ts";
import { requiredText } from "./required-text.ts";
import { id, idParams, seoulDate } from "./ids.ts";
import { caseChangeRoute, changeStatusesRoute, listStaffRoute } from "./routes/case-changes.ts";

/** The version that the caller saw; another one by now answers 409 CASE_CHANGED with the case as it is. */
const seenVersion = z.number("version.unknown").int("version.unknown").min(0, "version.unknown").optional();

/** Shown to the customer. */
const reason = requiredText(REASON_MAX, { required: "reason.required", max: "reason.max" }).optional();

export const changeCaseStatusCall = defineCall(caseChangeRoute("status"), {
  access: "admin",
  summary: "Sets the case status; any may follow any",
  params: idParams,
  body: z.strictObject({ caseStatus: z.enum(CASE_STATUSES, "caseStatus.unknown"), version: seenVersion, reason }),
  response: chatRoom,
});

export const setDeadlineCall = defineCall(caseChangeRoute("deadline"), {
  access: "admin",
  summary: "Sets or clears the deadline, a date in Seoul. In an ended case it is cleared alone: 409 CASE_ENDED",
  params: idParams,
  body: z.strictObject({
    deadline: z
      .literal("")
      .transform(() => null)
      .or(seoulDate)
      .nullable(),
    version: seenVersion,
  }),
  response: chatRoom,
});

export const assignCaseCall = defineCall(caseChangeRoute("assignee"), {
  access: "admin",
  summary: "Assigns the case to a staff member, or to no one",
  params: idParams,
  body: z.strictObject({ assigneeId: id.nullable(), version: seenVersion }),
  response: chatRoom,
});

export const setCustomerWaitingCall = defineCall(caseChangeRoute("waiting"), {
  access: "admin",
  summary: "Says that the customer waits for no answer, or again for one; refused when a message came since `lastSeq`",
  params: idParams,
  body: z.strictObject({ waiting: z.boolean(), lastSeq: z.number("version.unknown").int().min(0) }),
  response: chatRoom,
});

/**
 * What staff change of a case: each has a call of its own, at the path of its kind, and is a kind of entry in the case's
 * history. The gateway's routes and the browser's endpoint follow from it.
 */
export const CASE_CHANGE_CALLS = {
  status: changeCaseStatusCall,
  deadline: setDeadlineCall,
  assignee: assignCaseCall,
  waiting: setCustomerWaitingCall,
} as const;
export type CaseChange = keyof typeof CASE_CHANGE_CALLS;

export const listStaffCall = defineCall(listStaffRoute, {
  access: "admin",
  summary: "Who may handle cases, by name",
  response: z.array(staffMember),
});

const statusChange = z.strictObject({
  id,
  caseStatus: z.enum(CASE_STATUSES, "caseStatus.unknown"),
  version: seenVersion,
  reason,
});

/** What became of one change: the case after it, or why it stayed as it was, with the case as it is. */
export const statusResult = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), id, from: z.enum(CASE_STATUSES), room: chatRoom }),
  z.object({ ok: z.literal(false), id, code: z.enum(ERROR_CODES), message: z.string(), room: chatRoom.nullable() }),
]);
export type StatusResult = z.output<typeof statusResult>;

export const changeStatusesCall = defineCall(changeStatusesRoute, {
  access: "admin",
  summary: "Sets the status of many cases, each for itself; the answer has one result for each, in their order",
  body: z.strictObject({
    changes: z.array(statusChange).min(1, "changes.range").max(BULK_CHANGES_MAX, "changes.range"),
  }),
  response: z.array(statusResult),
});
