import { z } from "zod";
import { defineCall } from "./call.ts";
import { FIXED_REASONS, NOTICE_CATEGORIES, NOTICE_CHANNELS } from "./constants/notices.ts";
import { id } from "./ids.ts";
import { changeNoticePreferencesRoute, getNoticePreferencesRoute } from "./routes/notices.ts";

const category = z.enum(NOTICE_CATEGORIES, "invalid");
const channel = z.enum(NOTICE_CHANNELS, "invalid");

export const noticePreferences = z.object({
  /** The categories that the caller is notified of, and each channel of them. */
  categories: z.array(
    z.object({
      category,
      channels: z.array(
        z.object({
          channel,
          on: z.boolean(),
          /** Why it cannot be switched; null where it can. */
          fixed: z.enum(FIXED_REASONS).nullable(),
        }),
      ),
    }),
  ),
  /** Mails about cases go to a confirmed address only. */
  emailVerified: z.boolean(),
  /** The server has no such mailbox: no mails of notices go there. Absent in answers of the release before. */
  emailBounced: z.boolean().optional(),
  /** Of staff: who is notified when the caller does not acknowledge; null: all administrators. Absent for members. */
  standInId: id.nullable().optional(),
});
export type NoticePreferences = z.output<typeof noticePreferences>;

export const getNoticePreferencesCall = defineCall(getNoticePreferencesRoute, {
  access: "user",
  summary: "Which notices reach the caller by which channel, and what is fixed and why",
  response: noticePreferences,
});

export const changeNoticePreferencesCall = defineCall(changeNoticePreferencesRoute, {
  access: "user",
  summary:
    "Switches channels of categories; refuses what is fixed, and the last channel of deadlines; or has mails tried again that came back",
  body: z.strictObject({
    changes: z
      .array(z.strictObject({ category, channel, on: z.boolean("invalid") }), "invalid")
      .max(NOTICE_CATEGORIES.length * NOTICE_CHANNELS.length, "invalid")
      .default([]),
    standInId: id.nullable().optional(),
    /** Mails go to the caller's address again, though it was refused. */
    mailAgain: z.literal(true, "invalid").optional(),
  }),
  response: noticePreferences,
});
