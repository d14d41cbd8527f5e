import { isOpen } from "@legal/case-rules";
import { statusChanged } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { DocumentRow } from "../record/document-model.ts";

// A step forward asks case-chat itself; this is for what is shown and typed.
export const onStatusChanged = on(statusChanged, async ({ roomId, to }, { session }) => {
  await DocumentRow.updateMany({ caseId: roomId }, { $set: { caseEnded: !isOpen(to) } }, { session });
});
