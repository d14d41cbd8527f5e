import { z } from "zod";
import { defineCall } from "./call.ts";
import { DELIVERY_STATES, NEXT_ACTION_MAX, REMINDER_STEPS } from "./constants/notices.ts";
import { id, idParams, seoulDate, timestamp } from "./ids.ts";
import { requiredText } from "./required-text.ts";
import { acknowledgeReminderRoute, listRemindersRoute } from "./routes/deadline-reminders.ts";

/** Null where none was due, or after 90 days. A reason is one of SUPPRESSED_REASONS; a later release may know more. */
const delivery = z.object({ state: z.enum(DELIVERY_STATES), reason: z.string().nullable(), at: timestamp }).nullable();

/** The customer's name is not among it: who reads the case knows it. */
const recipient = z.object({
  id,
  side: z.enum(["user", "admin"]),
  /** Null for the customer, and when the account is gone. */
  name: z.string().nullable(),
  /** When the notice in the inbox was read. */
  readAt: timestamp.nullable(),
  /** Its notice is kept no more: whether and when it was read and left is not known. */
  isExpired: z.boolean().optional(),
  mail: delivery,
  /** Absent in answers of an earlier release, as is `alimtalk`. */
  push: delivery.optional(),
  alimtalk: delivery.optional(),
});

/** A reminder of a deadline's schedule that left. */
export const deadlineReminder = z.object({
  id,
  deadlineId: id,
  step: z.enum(REMINDER_STEPS),
  dueDate: seoulDate,
  at: timestamp,
  late: z.boolean(),
  /** The reminder whose acknowledgement counts for this one: of an escalation the reminder that it escalates. */
  answers: id,
  recipients: z.array(recipient),
  acknowledgement: z
    .object({ by: z.object({ id, name: z.string().nullable() }), at: timestamp, nextAction: z.string() })
    .nullable(),
});
export type DeadlineReminder = z.output<typeof deadlineReminder>;

export const listRemindersCall = defineCall(listRemindersRoute, {
  access: "admin",
  summary:
    "The newest 100 reminders of a case's deadlines, or of one of them: who was notified how and when, and who acknowledged",
  params: idParams,
  query: z.strictObject({ deadlineId: id.optional() }),
  response: z.array(deadlineReminder),
});

export const acknowledgeReminderCall = defineCall(acknowledgeReminderRoute, {
  access: "admin",
  summary: "Acknowledges a reminder with the next action, which ends its escalations; the first one stays",
  params: idParams,
  body: z.strictObject({
    nextAction: requiredText(NEXT_ACTION_MAX, { required: "nextAction.required", max: "nextAction.max" }),
  }),
  response: deadlineReminder,
});
