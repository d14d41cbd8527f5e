import type { NoticeKind } from "@legal/contracts";
import type { ClientSession } from "mongoose";
import { Delivery } from "./delivery-model.ts";

/** What is owed to every customer, also where their address took no mails at the time. */
const OWED: NoticeKind[] = ["case-opened", "deadline-near"];

/**
 * An account's address takes mails: those that waited for that leave, the owed ones also where they had come to an end.
 * Each is looked at again before it leaves.
 */
export const sendWhatWaited = async (userId: string, session?: ClientSession): Promise<void> => {
  const own = { userId, channel: "mail" } as const;
  const within = session && { session };
  await Delivery.updateMany(
    { ...own, state: "queued", refused: true, held: { $ne: true } },
    { $set: { lockedUntil: new Date(0) }, $unset: { refused: "" } },
    within,
  );
  const ended = {
    state: { $in: ["suppressed", "bounced"] },
    reason: { $in: ["unverified", "no-address", null] },
  } as const;
  const now = new Date();
  const times = { dueAt: now, lockedUntil: now, at: now };
  await Delivery.updateMany(
    { ...own, ...ended, kind: { $in: OWED } },
    { $set: { state: "queued", reason: null, attempts: 0, held: false, ...times }, $unset: { refused: "" } },
    within,
  );
};
