import { z } from "zod";
import { defineCall } from "./call.ts";
import { SECURITY_EVENTS } from "./constants/notices.ts";
import { id, idParams } from "./ids.ts";
import { languageSchema } from "./language.ts";
import { claimMailRoute, endMailRoute } from "./routes/requested-mails.ts";

/** To the owner of an account, in the language of the account. */
const toOwner = z.object({ to: z.string(), language: languageSchema, username: z.string() });
const optionalText = z.string().nullable();

/** A link that works once. The token is made for this answer; its service keeps the hash alone. */
const withLink = toOwner.extend({ token: z.string() });

/** Everything that a mail says, by its kind. A new kind: its facts here, its words in notifications. */
export const requestedMail = z.discriminatedUnion("kind", [
  withLink.extend({ kind: z.literal("password-reset"), validMinutes: z.number() }),
  withLink.extend({
    kind: z.literal("verify-email"),
    validDays: z.number(),
    /** The account has another address still. */
    isChange: z.boolean().optional(),
  }),
  withLink.extend({ kind: z.literal("delete-account"), validMinutes: z.number() }),
  toOwner.extend({ kind: z.literal("account-deleted") }),
  /** To the address that was the account's before. */
  toOwner.extend({ kind: z.literal("email-changed") }),
  toOwner.extend({ kind: z.literal("google-changed"), change: z.enum(["connected", "disconnected"]) }),
  toOwner.extend({
    kind: z.literal("security-notice"),
    event: z.enum(SECURITY_EVENTS),
    at: z.iso.datetime(),
    device: z.object({ browser: optionalText, os: optionalText, network: optionalText }).nullable(),
  }),
  z.object({
    kind: z.literal("new-inquiry"),
    name: z.string(),
    email: z.string(),
    phone: optionalText,
    serviceType: optionalText,
    message: z.string(),
  }),
]);
export type RequestedMail = z.output<typeof requestedMail>;
export type RequestedMailKind = RequestedMail["kind"];

/** An event that a mail is to leave. It names the mail and nothing of what it says: events are kept. */
export const mailRequest = z.object({ mailId: id, kind: z.string() });

export const claimedMail = z.object({ mail: requestedMail.nullable() });

export const claimMailCall = defineCall(claimMailRoute, {
  access: "service",
  summary: "What a mail says that is about to leave; null when there is nothing to send any more",
  params: idParams,
  response: claimedMail,
});

export const endMailCall = defineCall(endMailRoute, {
  access: "service",
  summary: "A mail has left, or never will: it is forgotten",
  params: idParams,
  response: z.object({ ok: z.literal(true) }),
});
