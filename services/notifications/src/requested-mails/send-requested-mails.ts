import { claimMailCall, endMailCall } from "@legal/contracts";
import type { InternalClient, Logger } from "@legal/service-kit";
import type { Mail } from "@legal/service-kit/mail";
import { Delivery, type RequestedMailRecord } from "../deliveries/delivery-model.ts";
import { claimDelivery, endDelivery, sentAt } from "../deliveries/delivery-queue.ts";
import { MAIL_SOURCES, type MailSource } from "../deliveries/mail-sources.ts";
import type { MailRate } from "../deliveries/mail-rate.ts";
import { createMailSender } from "../deliveries/send-mails.ts";
import { messageIdOf } from "../mails/compose-mail.ts";
import { composeRequestedMail, type RequestedMailSettings } from "./compose-requested-mail.ts";
import { REQUESTED_KINDS } from "../deliveries/requested-kinds.ts";

export type MailSources = Record<MailSource, InternalClient>;

interface RequestedMailDeps extends RequestedMailSettings {
  sources: MailSources;
  send: (mail: Mail) => Promise<void>;
  rate: MailRate;
  logger: Logger;
}

/** Someone waits for these: about a day of tries, the first ones within seconds. */
const RETRY = { firstMs: 2000, maxMs: 600_000, factor: 3 };
const MAX_ATTEMPTS = 150;

/** Another kind or source is a later release's, which sends it. */
const KNOWN = { kind: { $in: REQUESTED_KINDS }, source: { $in: Object.keys(MAIL_SOURCES) } };
const KEEPING_SOURCES = Object.entries(MAIL_SOURCES).flatMap(([source, { keepsGivenUp }]) =>
  keepsGivenUp ? [source] : [],
);

/** Those that were given up are tried again when the service starts: the operator may have mended what refused them. */
const retryGivenUp = () =>
  Delivery.updateMany(
    { channel: "requested-mail", source: { $in: KEEPING_SOURCES }, state: { $in: ["failed", "bounced"] } },
    { $set: { state: "queued", attempts: 0, lockedUntil: new Date(0) }, $unset: { refused: "" } },
  );

/**
 * Sends the mails that other services asked for. What one says is asked for when it leaves, and asked again at each
 * try; nothing of it is stored here.
 */
export const createRequestedMailSender = ({ sources, send, rate, logger, ...settings }: RequestedMailDeps) => {
  const end = ({ _id, source }: RequestedMailRecord) => sources[source].call(endMailCall, { params: { id: _id } });
  const forget = async (row: RequestedMailRecord): Promise<void> => {
    if (!MAIL_SOURCES[row.source].keepsGivenUp) await end(row);
  };
  const sendDue = createMailSender<RequestedMailRecord>({
    send,
    rate,
    isAwaited: true,
    logger,
    retry: RETRY,
    maxAttempts: MAX_ATTEMPTS,
    claim: (now) => claimDelivery<RequestedMailRecord>("requested-mail", now, KNOWN),
    prepare: async ({ _id, source, handedAt }) => {
      if (handedAt) return { hasLeft: true };
      const { mail } = await sources[source].call(claimMailCall, { params: { id: _id } });
      if (!mail) return { suppressed: "gone" };
      const messageId = messageIdOf(_id, settings.publicOrigin);
      return { mail: { ...composeRequestedMail(mail, settings), messageId } };
    },
    whenRefused: async (row, _to, now) => {
      await forget(row);
      await endDelivery(row, "bounced", null, now);
    },
    whenGivenUp: forget,
    whenSent: async (row, now) => {
      await Delivery.updateOne({ _id: row._id }, { $set: { handedAt: now } });
      await end(row);
      await sentAt(row, now);
    },
  });

  let hasRetried = false;
  return async (clock: () => Date, signal?: AbortSignal): Promise<number> => {
    if (!hasRetried) await retryGivenUp();
    hasRetried = true;
    return sendDue(clock, signal);
  };
};
