import { documentCommented } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";

export const onDocumentCommented = on(documentCommented, async (comment, context) => {
  const { caseId: roomId, documentId, side, commentedBy: actorId, reviewerId } = comment;
  const others =
    side === "admin"
      ? { kind: "document-review" as const }
      : { kind: "document-waits" as const, ...(reviewerId && { askedIds: [reviewerId] }) };
  await storePendingEvent({ ...others, documentNews: "commented", roomId, documentId, actorId }, context);
});
