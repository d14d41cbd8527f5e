import { staffMentioned } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";

export const onStaffMentioned = on(staffMentioned, ({ roomId, noteId, authorId, mentionedIds }, context) =>
  storePendingEvent({ kind: "mentioned", roomId, noteId, recipientIds: mentionedIds, actorId: authorId }, context),
);
