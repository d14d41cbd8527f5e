import type { InquiryStatus, Message, ReadReceipt } from "@legal/contracts";
import { afterCommit } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";

/** What open screens are sent after a change. */
export type Broadcast =
  | { what: "message-sent"; message: Message }
  | { what: "messages-read"; receipt: ReadReceipt }
  | { what: "room-changed"; roomId: string }
  | { what: "rooms-deleted"; roomIds: readonly string[] }
  | { what: "notes-changed"; roomId: string; noteCount?: number }
  | { what: "deadlines-changed"; roomId: string; userId: string }
  | { what: "inbox-changed"; userId: string }
  | { what: "danger-notices-changed" }
  | { what: "canned-replies-changed" }
  | { what: "inquiries-changed"; change?: { inquiryId: string; status: InquiryStatus } };

type Send = (message: Broadcast) => void;

const senders = new Set<Send>();

/** Sends what this process broadcasts; of several replicas in one process the first does. Returns how to stop. */
export const sendBroadcasts = (send: Send): (() => void) => {
  senders.add(send);
  return () => void senders.delete(send);
};

/**
 * Belongs beside `recordEvent`: open screens on every replica are sent it once the session's transaction is committed, or
 * now without one. Nothing waits for it, and a lost broadcast is no lost data.
 */
export const broadcast = (message: Broadcast, session?: ClientSession): void => {
  const send = (): void => senders.values().next().value?.(message);
  if (session) afterCommit(session, send);
  else send();
};
