import { fillMissing } from "@legal/service-kit";
import { StoredFile, type StoredFileRecord } from "./stored-file-model.ts";

/** For files that only the release before attached to a room (ADR 22). */
export const backfillFileOwners = fillMissing<Pick<StoredFileRecord, "chatRoomId">>({
  model: StoredFile,
  field: "owner",
  from: ["chatRoomId"],
  among: { chatRoomId: { $ne: null } },
  derive: ({ chatRoomId: id }) => ({ owner: { kind: "room", id } }),
});
