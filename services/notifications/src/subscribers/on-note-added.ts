import { noteAdded } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storePendingEvent } from "../pending-events/store-pending-event.ts";

export const onNoteAdded = on(noteAdded, ({ roomId, noteId, authorId, mentionedIds: exceptIds }, context) =>
  storePendingEvent({ kind: "note-added", roomId, noteId, actorId: authorId, exceptIds }, context),
);
