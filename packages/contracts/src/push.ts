import { z } from "zod";
import { defineCall } from "./call.ts";
import { id, idParams } from "./ids.ts";
import { endPushRoute, getPushKeyRoute, subscribeToPushRoute } from "./routes/push.ts";

const key = z.string("invalid").regex(/^[\w-]{16,120}={0,2}$/, "invalid");

export const getPushKeyCall = defineCall(getPushKeyRoute, {
  access: "user",
  summary: "The VAPID public key that a browser subscribes with; null where push is not set up",
  response: z.object({ publicKey: z.string().nullable() }),
});

export const subscribeToPushCall = defineCall(subscribeToPushRoute, {
  access: "user",
  summary:
    "Stores a browser's subscription for the caller's session, which it ends with; the same endpoint again replaces the one before",
  status: 201,
  body: z.strictObject({
    /** As PushSubscription.toJSON says; only addresses of the browsers' push services are taken. */
    endpoint: z.url("invalid").max(1000, "invalid"),
    keys: z.strictObject({ p256dh: key, auth: key }),
  }),
  response: z.object({ id }),
});

export const endPushCall = defineCall(endPushRoute, {
  access: "user",
  summary: "Removes a subscription of the caller's",
  status: 204,
  params: idParams,
});
