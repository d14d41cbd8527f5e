import type { Logger } from "@legal/service-kit";
import type { AlimtalkSender } from "../alimtalk/alimtalk-sender.ts";
import { alimtalkNumberOf, alimtalkVariables } from "../alimtalk/alimtalk-words.ts";
import { earliestAlertAt } from "../office-time/quiet-hours.ts";
import { pathOf } from "../notices/notice-rules.ts";
import type { DeliveryRecord } from "./delivery-model.ts";
import {
  claimDelivery,
  endDelivery,
  releaseDelivery,
  postponeDelivery,
  rescheduleDelivery,
  sentAt,
} from "./delivery-queue.ts";
import { prepareMail, type MailDeps } from "./prepare-mail.ts";

interface AlimtalkDeps extends MailDeps {
  sender: AlimtalkSender;
  logger: Logger;
}

/** Deliveries of one run, which begins each second: far below what providers take. */
const PER_RUN = 10;
const MAX_ATTEMPTS = 12;

/** Sends what is due, oldest first. One whose answer was lost is not sent again: the mail of the notice says it too. */
export const createAlimtalkSending = ({ sender, logger, ...deps }: AlimtalkDeps) => {
  let pausedUntil = 0;

  const send = async (delivery: DeliveryRecord, now: Date): Promise<void> => {
    const { kind } = delivery;
    const prepared = await prepareMail(delivery, deps, now);
    if (prepared.suppressed !== undefined) return endDelivery(delivery, "suppressed", prepared.suppressed, now);
    const { recipient, facts } = prepared;
    const mayRingAt = earliestAlertAt(kind, recipient.role, now);
    if (mayRingAt > now) return rescheduleDelivery(delivery, mayRingAt);
    const to = alimtalkNumberOf(recipient);
    if (to === undefined) return endDelivery(delivery, "suppressed", "no-address", now);
    const link = new URL(pathOf({ ...delivery, facts }, recipient.role === "admin"), deps.publicOrigin).href;
    const result = await sender.send(to, kind, alimtalkVariables(facts, link));
    if (result.outcome === "sent") return sentAt(delivery, now);
    if (result.outcome === "later") {
      pausedUntil = now.getTime() + result.pauseMs;
      return releaseDelivery(delivery);
    }
    const details = { deliveryId: delivery._id, kind, ...result };
    logger.warn(details, "AlimTalk not sent, or its answer was lost: the mail says it");
    await endDelivery(delivery, "failed", result.outcome, now);
  };
  const sendOne = async (delivery: DeliveryRecord, now: Date): Promise<void> => {
    try {
      await send(delivery, now);
    } catch (error) {
      await postponeDelivery(delivery, error, { now, maxAttempts: MAX_ATTEMPTS, logger });
    }
  };

  return async (clock: () => Date, signal?: AbortSignal): Promise<number> => {
    for (let count = 0; ; count += 1) {
      const now = clock();
      const isOver = signal?.aborted || count === PER_RUN || now.getTime() < pausedUntil;
      const delivery = isOver ? null : await claimDelivery<DeliveryRecord>("alimtalk", now);
      if (!delivery) return count;
      await sendOne(delivery, now);
    }
  };
};
