import { caseAssigned } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";

export const onCaseAssigned = on(caseAssigned, async ({ roomId, assigneeId, assignedBy }, context) => {
  if (assigneeId === null) return;
  await storePendingEvent({ kind: "case-assigned", roomId, recipientIds: [assigneeId], actorId: assignedBy }, context);
});
