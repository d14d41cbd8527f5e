import { z } from "zod";
import { defineCall } from "./call.ts";
import { DELIVERY_STATES, NEXT_ACTION_MAX, NOTICE_CHANNELS, REMINDER_STEPS } from "./constants/notices.ts";
import { id, idParams, seoulDate, timestamp } from "./ids.ts";
import { requiredText } from "./required-text.ts";
import { acknowledgeReminderRoute, listCaseRemindersRoute } from "./routes/case-reminders.ts";

/** The name is null when the account is gone. */
const person = z.object({ id, name: z.string().nullable(), side: z.enum(["user", "admin"]) });

/** One rung of a deadline's ladder: who was notified how and when, and who took it on. */
export const caseReminder = z.object({
  id,
  chatRoomId: id,
  deadlineId: id,
  dueDate: seoulDate,
  matter: z.string().nullable(),
  step: z.enum(REMINDER_STEPS),
  /** When the ladder wanted it, and when it was. */
  dueAt: timestamp,
  firedAt: timestamp,
  late: z.boolean(),
  /** Whether staff are asked to take it on. */
  wantsAcknowledgement: z.boolean(),
  acknowledged: z.object({ by: person, at: timestamp, nextAction: z.string() }).nullable(),
  deliveries: z.array(
    z.object({
      recipient: person,
      channel: z.enum(NOTICE_CHANNELS),
      state: z.enum(DELIVERY_STATES),
      /** One of SUPPRESSED_REASONS where nothing was sent on purpose; a later release may know more. */
      reason: z.string().nullable(),
      /** When it left, or came to its end otherwise. */
      at: timestamp,
      /** When the recipient read it in the inbox. */
      readAt: timestamp.nullable(),
    }),
  ),
});
export type CaseReminder = z.output<typeof caseReminder>;

export const listCaseRemindersCall = defineCall(listCaseRemindersRoute, {
  access: "admin",
  summary: "Who was notified of a case's deadlines how and when, newest first; at most 200",
  params: idParams,
  response: z.array(caseReminder),
});

export const acknowledgeReminderCall = defineCall(acknowledgeReminderRoute, {
  access: "admin",
  summary: "Reports that the caller takes it on, and how: silences this rung, not the ones that follow",
  params: idParams,
  body: z.strictObject({
    nextAction: requiredText(NEXT_ACTION_MAX, { required: "nextAction.required", max: "nextAction.max" }),
  }),
  response: caseReminder,
});
