import { dangerReported } from "@legal/contracts";
import { recordEvent } from "@legal/event-bus";
import { inTransaction } from "@legal/service-kit/mongo";
import type { ClientSession } from "mongoose";

interface Reported {
  userId: string;
  conversationId: string;
  roomId?: string;
  at: Date;
}

export const recordDanger = ({ at, ...ids }: Reported, session: ClientSession): Promise<void> =>
  recordEvent(dangerReported, { ...ids, at: at.toISOString() }, session);

/** Stores by `work`; where staff have to be notified, in one transaction with the event. */
export const storeReporting = <T>(
  reported: Reported | undefined,
  work: (session?: ClientSession) => Promise<T>,
): Promise<T> => {
  if (!reported) return work();
  return inTransaction(async (session) => {
    const result = await work(session);
    if (result !== null) await recordDanger(reported, session);
    return result;
  });
};
