import { z } from "zod";
import { defineCall } from "./call.ts";
import { PUSH_ENDPOINT_MAX, PUSH_SUBSCRIPTIONS_MAX } from "./constants/notices.ts";
import { getPushRoute, pushWorkerRoute, subscribePushRoute, unsubscribePushRoute } from "./routes/push.ts";

const endpoint = z.string("invalid").max(PUSH_ENDPOINT_MAX, "endpoint.refused");
/** An uncompressed point of P-256, and 16 random bytes: both of the browser's PushSubscription. */
const p256dh = z.string("invalid").regex(/^[\w-]{87}=?$/, "invalid");
const auth = z.string("invalid").regex(/^[\w-]{22}={0,2}$/, "invalid");

export const pushState = z.object({
  /** For the browser's subscription; null where this installation has not set push up. */
  publicKey: z.string().nullable(),
  /** How many of the caller's browsers get pushes. */
  subscriptions: z.number().int(),
  /** Whether one was switched on in this session; absent in answers of older releases. */
  here: z.boolean().optional(),
});
export type PushState = z.output<typeof pushState>;

export const getPushCall = defineCall(getPushRoute, {
  access: "user",
  summary: "The key that browsers subscribe to pushes with, and how many of the caller's did",
  response: pushState,
});

export const subscribePushCall = defineCall(subscribePushRoute, {
  access: "user",
  summary: `Sends pushes to a browser of the caller; of more than ${PUSH_SUBSCRIPTIONS_MAX} the oldest ends. The endpoint is https at a public address`,
  status: 201,
  body: z.strictObject({ endpoint, keys: z.strictObject({ p256dh, auth }) }),
  response: pushState,
});

export const unsubscribePushCall = defineCall(unsubscribePushRoute, {
  access: "user",
  summary: "Ends pushes to a browser of the caller; doing it twice changes nothing",
  body: z.strictObject({ endpoint: z.string("invalid").max(PUSH_ENDPOINT_MAX, "invalid") }),
  response: pushState,
});

export const pushWorkerCall = defineCall(pushWorkerRoute, {
  access: "anyone",
  summary: "The service worker that shows pushes and opens what they are about; it answers no page's requests",
});
