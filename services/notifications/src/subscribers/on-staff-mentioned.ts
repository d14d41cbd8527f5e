import { staffMentioned } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storeIntake } from "../intakes/store-intake.ts";

export const onStaffMentioned = on(staffMentioned, ({ roomId, noteId, authorId, mentionedIds }, context) =>
  storeIntake({ kind: "mentioned", roomId, noteId, recipientIds: mentionedIds, actorId: authorId }, context),
);
