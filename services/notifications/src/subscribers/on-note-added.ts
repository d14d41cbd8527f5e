import { noteAdded } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { storeIntake } from "../intakes/store-intake.ts";

export const onNoteAdded = on(noteAdded, ({ roomId, noteId, authorId, mentionedIds: exceptIds }, context) =>
  storeIntake({ kind: "note-added", roomId, noteId, actorId: authorId, exceptIds }, context),
);
