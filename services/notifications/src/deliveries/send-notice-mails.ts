import type { Logger } from "@legal/service-kit";
import type { Mail } from "@legal/service-kit/mail";
import { forgetRefusal, isRefusedAgain, SECOND_TRY_MS } from "../users/refused-addresses.ts";
import type { DeliveryRecord } from "./delivery-model.ts";
import { claimDelivery, endDelivery, isBehind, postponeDelivery, sentAt } from "./delivery-queue.ts";
import type { MailRate } from "./mail-rate.ts";
import { prepareMail, type MailDeps } from "./prepare-mail.ts";
import { createMailSender } from "./send-mails.ts";
import { sendWhatWaited } from "./send-what-waited.ts";

interface NoticeMailDeps extends MailDeps {
  send: (mail: Mail) => Promise<void>;
  rate: MailRate;
  logger: Logger;
}

/** With pauses of up to an hour about a day; while the server is unavailable no try is counted. */
const MAX_ATTEMPTS = 26;

const queueOf = ({ send, rate, logger, ...deps }: NoticeMailDeps) => ({
  send,
  rate,
  logger,
  maxAttempts: MAX_ATTEMPTS,
  prepare: (delivery: DeliveryRecord, now: Date) => prepareMail(delivery, deps, now),
  whenRefused: async (delivery: DeliveryRecord, to: string, now: Date) => {
    if (await isRefusedAgain(delivery.userId, to, now)) return endDelivery(delivery, "bounced", null, now);
    const error = new Error("no such mailbox: tried once more in a day");
    const pause = { now, maxAttempts: MAX_ATTEMPTS, pauseMs: SECOND_TRY_MS, refused: true, logger };
    await postponeDelivery(delivery, error, pause);
  },
  whenSent: async (delivery: DeliveryRecord, now: Date) => {
    if (await forgetRefusal(delivery.userId)) await sendWhatWaited(delivery.userId);
    await sentAt(delivery, now);
  },
});

/** Sends the mails of notices, to each person in order. */
export const createNoticeMailSender = (deps: NoticeMailDeps) =>
  createMailSender<DeliveryRecord>({
    ...queueOf(deps),
    claim: (now) => claimDelivery<DeliveryRecord>("mail", now),
    isBehind,
  });

/** Sends those about a person in danger, before whatever else waits. */
export const createDangerMailSender = (deps: NoticeMailDeps) =>
  createMailSender<DeliveryRecord>({
    ...queueOf(deps),
    isAwaited: true,
    claim: (now) => claimDelivery<DeliveryRecord>("mail", now, { kind: { $in: ["danger-reported"] } }),
  });
