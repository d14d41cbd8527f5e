import { z } from "zod";
import { defineCall } from "./call.ts";
import { NOTICE_CATEGORIES } from "./constants/notices.ts";
import { showUnsubscribeRoute, unsubscribeInOneClickRoute, unsubscribeRoute } from "./routes/notices.ts";

const params = z.strictObject({ token: z.string().max(100) });

/** Whose it is stays out: a link may be forwarded with its mail. */
const subscription = z.object({ category: z.enum(NOTICE_CATEGORIES), subscribed: z.boolean() });
export type MailSubscription = z.output<typeof subscription>;

export const showUnsubscribeCall = defineCall(showUnsubscribeRoute, {
  access: "anyone",
  summary:
    "Which mails a link in a mail ends; changes nothing, since mail scanners open links. 404 for a link of no mail",
  params,
  response: subscription,
});

export const unsubscribeCall = defineCall(unsubscribeRoute, {
  access: "anyone",
  summary: "Ends the mails of the link's category, or begins them again",
  params,
  body: z.strictObject({ subscribed: z.boolean("invalid").default(false) }),
  response: subscription,
});

export const unsubscribeInOneClickCall = defineCall(unsubscribeInOneClickRoute, {
  access: "anyone",
  summary: "What a mail program posts to List-Unsubscribe (RFC 8058): a form, without cookie or Origin",
  status: 204,
  params,
});
