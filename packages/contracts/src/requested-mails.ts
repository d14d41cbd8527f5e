import { z } from "zod";
import { defineCall } from "./call.ts";
import { SECURITY_EVENTS } from "./constants/notices.ts";
import { id, idParams } from "./ids.ts";
import { languageSchema } from "./language.ts";
import { claimMailRoute, endMailRoute } from "./routes/requested-mails.ts";

/** Text of a mail, with what it is in the preview. */
const text = (example: string) => z.string().meta({ examples: [example] });
const optionalText = (example: string) => text(example).nullable();
const count = (...examples: number[]) => z.number().meta({ examples });

/** To the owner of an account, in the language of the account. */
const toOwner = z.object({ to: text("minji@example.org"), language: languageSchema, username: text("kim_minji") });

/** A link that works once. The token is made for this answer; its service keeps the hash alone. */
const withLink = toOwner.extend({ token: text("an-invented-token-as-long-as-a-real-one-0000") });

/**
 * Everything that a mail says, by its kind. A new kind: its facts here, each with an example, from which the preview of
 * all mails follows; its words in notifications.
 */
export const requestedMail = z.discriminatedUnion("kind", [
  withLink.extend({ kind: z.literal("password-reset"), validMinutes: count(30) }),
  withLink.extend({
    kind: z.literal("verify-email"),
    validDays: count(7, 1),
    /** The account has another address still. */
    isChange: z.boolean().optional(),
  }),
  withLink.extend({ kind: z.literal("delete-account"), validMinutes: count(30) }),
  toOwner.extend({ kind: z.literal("account-deleted") }),
  /** To the address that was the account's before. */
  toOwner.extend({ kind: z.literal("email-changed") }),
  toOwner.extend({ kind: z.literal("google-changed"), change: z.enum(["connected", "disconnected"]) }),
  toOwner.extend({
    kind: z.literal("security-notice"),
    event: z.enum(SECURITY_EVENTS),
    at: z.iso.datetime().meta({ examples: ["2026-11-23T03:04:05.000Z"] }),
    device: z
      .object({ browser: optionalText("Chrome"), os: optionalText("Android"), network: optionalText("203.0.113.*") })
      .nullable(),
  }),
  z.object({
    kind: z.literal("new-inquiry"),
    name: text("김민지"),
    email: text("minji@example.org"),
    phone: optionalText("010-0000-0000"),
    serviceType: optionalText("payment-order"),
    message: text("빌려준 돈을 받고 싶습니다.\n차용증은 있고, 이자는 받지 못했습니다."),
  }),
]);
export type RequestedMail = z.output<typeof requestedMail>;
export type RequestedMailKind = RequestedMail["kind"];

/** With a link that works once. */
export type LinkMailKind = Extract<RequestedMail, { token: string }>["kind"];

type OwnFacts<K extends RequestedMailKind> = Exclude<
  keyof Extract<RequestedMail, { kind: K }>,
  "kind" | keyof z.output<typeof toOwner>
>;
/** With no facts of its own: it says to an account's owner that something happened. */
export type PlainMailKind = { [K in RequestedMailKind]: [OwnFacts<K>] extends [never] ? K : never }[RequestedMailKind];

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
