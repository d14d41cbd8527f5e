import { statusChanged } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";
import { requestCheck } from "../reminder-schedules/request-check.ts";

export const onStatusChanged = on(statusChanged, async ({ roomId, to, changedBy, byDelivery }, context) => {
  // The document's own notice has no template that a customer is written by.
  const only = byDelivery && { onlyBy: "alimtalk" as const };
  await storePendingEvent({ kind: "status-changed", roomId, status: to, actorId: changedBy, ...only }, context);
  await requestCheck(roomId, context.session);
});
