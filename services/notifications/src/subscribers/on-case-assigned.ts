import { caseAssigned } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storeIntake } from "../intakes/store-intake.ts";

export const onCaseAssigned = on(caseAssigned, async ({ roomId, assigneeId, assignedBy }, context) => {
  if (assigneeId === null) return;
  await storeIntake({ kind: "case-assigned", roomId, recipientIds: [assigneeId], actorId: assignedBy }, context);
});
