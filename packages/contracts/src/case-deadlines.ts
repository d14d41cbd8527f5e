import { z } from "zod";
import { defineCall } from "./call.ts";
import { REASON_MAX } from "./constants/cases.ts";
import { DEADLINE_KINDS, DEADLINE_STATES, EXTENSION_MAX, EXTENSION_UNITS } from "./constants/deadlines.ts";
import { keptBy } from "./document-deliveries.ts";
import { id, idParams, seoulDate, timestamp } from "./ids.ts";
import { requiredText } from "./required-text.ts";
import {
  changeDeadlineRoute,
  confirmDeadlineRoute,
  downloadDeadlineRoute,
  enterDeadlineRoute,
  listDeadlinesRoute,
  settleDeadlineRoute,
} from "./routes/case-deadlines.ts";

/** A person of the case; the name is null when the account is gone. `user`: its customer. */
const party = z.object({ id, name: z.string().nullable(), side: z.enum(["user", "admin"]) });

const lengthOf = (problem: "extension.invalid" | "period.invalid") =>
  z.strictObject({
    n: z.number(problem).int(problem).min(1, problem).max(EXTENSION_MAX, problem),
    unit: z.enum(EXTENSION_UNITS, problem),
  });
const extension = lengthOf("extension.invalid");
const period = lengthOf("period.invalid");

/** One line of the counting, for `stepSentence` of @legal/legal-rules. */
const deadlineStep = z.object({
  code: z.string(),
  date: seoulDate,
  detail: z.string().optional(),
  basis: z.string().optional(),
  name: z.string().optional(),
});

/** A deadline of a case. What only a computed one has is null in a manual one. */
export const caseDeadline = z.object({
  id,
  chatRoomId: id,
  kind: z.enum(DEADLINE_KINDS),
  /** A `CaseMatter` and a `ServiceMode` of @legal/legal-rules; a later release may know more of them. */
  matter: z.string().nullable(),
  /** What it was taken for, from the correction until a person confirms it. */
  formerMatter: z.string().nullish(),
  /** The matter's own articles, for `cite` of @legal/catalog; a later release may know more laws. */
  statutes: z.array(z.object({ law: z.string(), articles: z.array(z.string()) })).optional(),
  service: z.object({ mode: z.string(), date: seoulDate, noticeDate: seoulDate.optional() }).nullable(),
  extension: extension.nullable(),
  /** How long the court has set it, where no statute does. */
  period: period.nullish(),
  dueDate: seoulDate,
  /** The end before it moved off days off. */
  nominalEnd: seoulDate.nullable(),
  steps: z.array(deadlineStep),
  /** The version of the list of holidays that it was counted with. */
  holidays: z.string().nullish(),
  /** The due date before the last change of holidays; null again after a person has changed or confirmed it. */
  movedFrom: seoulDate.nullable(),
  /** Whether it is a peremptory period (불변기간). */
  statutory: z.boolean(),
  /** These two are null where an earlier release set the date and kept no name. */
  enteredBy: party.nullable(),
  /** Who stated the service as it is now; the same person cannot confirm it. */
  statedBy: party.nullable(),
  /** True for what needs no confirmation, too. */
  confirmed: z.boolean(),
  confirmedBy: party.nullable(),
  confirmedAt: timestamp.nullable(),
  state: z.enum(DEADLINE_STATES),
  /** Why it is done or void. */
  reason: z.string().nullable(),
  /** The delivery of a paper that the reason names. */
  keptBy: keptBy.optional(),
  /** Rises with each change; a change names the version that its maker saw. */
  version: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type CaseDeadline = z.output<typeof caseDeadline>;

/** As @legal/legal-rules names matters and modes, which says what is wrong with an unknown one. */
const ruleName = z.string("invalid").max(60, "invalid");

const service = z.strictObject({
  /** Without it the usual one of the matter. */
  mode: ruleName.optional(),
  date: seoulDate,
  noticeDate: seoulDate.optional(),
});

const seenVersion = z.number("version.unknown").int("version.unknown").min(0, "version.unknown");
const deadlineParams = z.strictObject({ id, deadlineId: id });
const reason = requiredText(REASON_MAX, { required: "reason.required", max: "reason.max" });

export const listDeadlinesCall = defineCall(listDeadlinesRoute, {
  access: "user",
  summary: "All deadlines of a case, the open ones first and by date; for its customer and staff",
  params: idParams,
  response: z.array(caseDeadline),
});

export const enterDeadlineCall = defineCall(enterDeadlineRoute, {
  access: "user",
  summary:
    "Enters a service, from which the deadline is computed; a customer gives matter and date alone. The same service entered again answers with the open deadline that is there",
  status: 201,
  params: idParams,
  body: z.strictObject({ matter: ruleName, service, extension: extension.optional(), period: period.optional() }),
  response: caseDeadline,
});

export const changeDeadlineCall = defineCall(changeDeadlineRoute, {
  access: "admin",
  summary:
    "Changes service, extension or, where it is given, the matter of an open computed deadline, which then needs a new confirmation. In an ended case: 409 CASE_ENDED",
  params: deadlineParams,
  body: z.strictObject({
    matter: ruleName.optional(),
    service,
    extension: extension.nullable(),
    period: period.nullish(),
    version: seenVersion,
  }),
  response: caseDeadline,
});

export const confirmDeadlineCall = defineCall(confirmDeadlineRoute, {
  access: "admin",
  summary:
    "Confirms a deadline that another person stated, or, with `confirmed: false`, withdraws the caller's confirmation",
  params: deadlineParams,
  body: z.strictObject({ version: seenVersion, confirmed: z.boolean().default(true) }),
  response: caseDeadline,
});

export const settleDeadlineCall = defineCall(settleDeadlineRoute, {
  access: "admin",
  summary: "Says that a deadline is done, void (with a reason) or open again",
  params: deadlineParams,
  body: z
    .strictObject({
      state: z.enum(DEADLINE_STATES, "deadlineState.unknown"),
      reason: reason.optional(),
      version: seenVersion,
    })
    .refine(({ state, reason: why }) => state !== "void" || why !== undefined, {
      path: ["reason"],
      error: "reason.required",
    }),
  response: caseDeadline,
});

export const downloadDeadlineCall = defineCall(downloadDeadlineRoute, {
  access: "user",
  summary: "One deadline as a calendar file (.ics) in the reader's language, cancelled where it is void",
  params: deadlineParams,
});
