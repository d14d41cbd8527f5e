import { documentCommented } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storeIntake } from "../intakes/store-intake.ts";

export const onDocumentCommented = on(documentCommented, async (comment, context) => {
  const { caseId: roomId, documentId, side, commentedBy: actorId, reviewerId } = comment;
  const others =
    side === "admin"
      ? { kind: "document-review" as const }
      : { kind: "document-waits" as const, ...(reviewerId && { askedIds: [reviewerId] }) };
  await storeIntake({ ...others, documentNews: "commented", roomId, documentId, actorId }, context);
});
