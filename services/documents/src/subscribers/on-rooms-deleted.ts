import { roomsDeleted } from "@legal/contracts";
import { on } from "@legal/event-bus";
import { deleteDocuments } from "../record/delete-documents.ts";

export const onRoomsDeleted = on(roomsDeleted, ({ roomIds }, { session }) =>
  deleteDocuments({ caseId: { $in: roomIds } }, session),
);
