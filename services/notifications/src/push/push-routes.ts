import { getPushCall, pushWorkerCall, subscribePushCall, unsubscribePushCall, type PushState } from "@legal/contracts";
import { AppError, createRouter, parse, requireEnrolled, requireUser, userOf, type User } from "@legal/service-kit";
import type { Router } from "express";
import type { PushSender } from "./push-sender.ts";
import { madeFor, PushSubscription } from "./push-subscription-model.ts";
import { PUSH_WORKER } from "./push-worker.ts";
import { isSubscribedHere, subscribePush, unsubscribePush } from "./subscribe-push.ts";

/** Without a sender this installation has no keys for pushes. */
export const pushRoutes = (sender: PushSender | undefined): Router => {
  const routes = createRouter();
  const stateOf = async (user: User): Promise<PushState> => {
    if (!sender) return { publicKey: null, subscriptions: 0, here: false };
    const { publicKey } = sender;
    const subscriptions = await PushSubscription.countDocuments({ userId: user.id, ...madeFor(publicKey) });
    return { publicKey, subscriptions, here: await isSubscribedHere(user, publicKey) };
  };

  routes.get(getPushCall.path, requireUser, async (req, res) => {
    res.json(await stateOf(userOf(req)));
  });

  routes.post(subscribePushCall.path, requireEnrolled, async (req, res) => {
    const { body } = parse(subscribePushCall, req);
    if (!sender) throw new AppError(409, "CHANNEL_UNAVAILABLE");
    await subscribePush(userOf(req), { ...body, publicKey: sender.publicKey }, sender.isAllowed);
    res.status(subscribePushCall.status).json(await stateOf(userOf(req)));
  });

  routes.post(unsubscribePushCall.path, requireUser, async (req, res) => {
    const { endpoint } = parse(unsubscribePushCall, req).body;
    await unsubscribePush(userOf(req).id, endpoint);
    res.json(await stateOf(userOf(req)));
  });

  routes.get(pushWorkerCall.path, (_req, res) => {
    res.type("text/javascript; charset=utf-8").send(PUSH_WORKER);
  });

  return routes;
};
