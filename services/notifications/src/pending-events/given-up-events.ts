import { gauge } from "@legal/service-kit";
import { PendingEventRow } from "./pending-event-model.ts";

/** Events that wait for their notices, and those that were given up: no one was notified of them. */
export const measurePendingEvents = (): void => {
  gauge("notice_intakes", "Events of which no notices were made yet", ["state"], async (own) => {
    own.set({ state: "waiting" }, await PendingEventRow.countDocuments({ dueAt: { $exists: true } }));
    own.set({ state: "given-up" }, await PendingEventRow.countDocuments({ givenUpAt: { $exists: true } }));
  });
};

/** When the service starts: the operator may have mended what failed. */
export const retryGivenUpEvents = async (now: Date): Promise<void> => {
  const again = { $set: { dueAt: now, attempts: 0 }, $unset: { givenUpAt: 1 } } as const;
  await PendingEventRow.updateMany({ givenUpAt: { $exists: true } }, again);
};
