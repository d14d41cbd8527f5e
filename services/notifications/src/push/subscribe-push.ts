import { createHash, ECDH } from "node:crypto";
import { PUSH_SUBSCRIPTIONS_MAX } from "@legal/contracts/constants";
import { notFound, unauthenticated, validationFailed, type User } from "@legal/service-kit";
import { inTransaction } from "@legal/service-kit/mongo";
import { lockAccount } from "../users/user-model.ts";
import { livingSession } from "./ended-session-model.ts";
import type { EndpointCheck } from "./push-endpoint.ts";
import { madeFor, PushSubscription, type PushSubscriptionRecord } from "./push-subscription-model.ts";

const idOf = (endpoint: string): string => createHash("sha256").update(endpoint).digest("base64url");

/** Nothing can be encrypted for another one. */
const isOnCurve = (key: string): boolean => {
  try {
    ECDH.convertKey(key, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
};

/**
 * Pushes go to this browser, in the place of what it had before, unless its login has ended meanwhile; of more than ten
 * browsers the oldest ends.
 */
export const subscribePush = async (
  { id: userId, sessionId }: Pick<User, "id" | "sessionId">,
  given: Pick<PushSubscriptionRecord, "endpoint" | "keys" | "publicKey">,
  isAllowed: EndpointCheck,
): Promise<void> => {
  if (!isAllowed(given.endpoint)) throw validationFailed([{ path: "endpoint", message: "endpoint.refused" }]);
  if (!isOnCurve(given.keys.p256dh)) throw validationFailed([{ path: "keys.p256dh", message: "invalid" }]);
  await inTransaction(async (session) => {
    if (!(await lockAccount(userId, session))) throw notFound("account");
    const living = await livingSession(sessionId, session);
    if (living === null) throw unauthenticated("the session ended meanwhile");
    const options = { upsert: true, session };
    const subscription = { ...given, userId, sessionId: living, createdAt: new Date() };
    const update = { $set: subscription, $unset: { failingSince: "", failingDays: "" } };
    await PushSubscription.updateOne({ _id: idOf(given.endpoint) }, update, options);
  });
  const newest = { sort: { createdAt: -1 }, skip: PUSH_SUBSCRIPTIONS_MAX } as const;
  const older = await PushSubscription.find({ userId }, { _id: 1 }, newest).lean();
  await PushSubscription.deleteMany({ _id: { $in: older.map(({ _id }) => _id) } });
};

export const unsubscribePush = (userId: string, endpoint: string) =>
  PushSubscription.deleteOne({ _id: idOf(endpoint), userId });

/** Whether a browser of this session gets pushes. */
export const isSubscribedHere = async (
  { id: userId, sessionId }: Pick<User, "id" | "sessionId">,
  publicKey: string,
): Promise<boolean> => (await PushSubscription.exists({ userId, sessionId, ...madeFor(publicKey) })) !== null;
