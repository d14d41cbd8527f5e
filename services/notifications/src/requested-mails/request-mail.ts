import type { EventContext } from "@legal/event-bus";
import { Delivery } from "../deliveries/delivery-model.ts";
import type { MailSource } from "../deliveries/mail-sources.ts";
import { wakeJobsAfter } from "../pending-events/store-pending-event.ts";

const EPOCH = new Date(0);

/** Notes that a mail is to leave: its id, and who knows what it says. An announcement that comes again changes nothing. */
export const requestMail = async (
  source: MailSource,
  { mailId, kind }: { mailId: string; kind: string },
  { session }: EventContext,
): Promise<void> => {
  const now = new Date();
  const row = {
    key: `requested:${mailId}`,
    noticeId: mailId,
    kind,
    source,
    channel: "requested-mail",
    state: "queued",
    userId: "",
    roomId: null,
    customerId: null,
    reason: null,
    attempts: 0,
    dueAt: now,
    lockedUntil: EPOCH,
    at: now,
    createdAt: now,
  };
  await Delivery.updateOne({ _id: mailId }, { $setOnInsert: row }, { upsert: true, session });
  wakeJobsAfter(session);
};
