import { createBackfill } from "@legal/service-kit/jobs";
import { StoredFile, type StoredFileRecord } from "./stored-file-model.ts";

/** For files that only the release before attached to a room (ADR 22). */
export const backfillFileOwners = createBackfill<Pick<StoredFileRecord, "chatRoomId">>({
  model: StoredFile,
  field: "owner",
  from: ["chatRoomId"],
  among: { chatRoomId: { $ne: null } },
  derive: ({ chatRoomId: id }) => ({ owner: { kind: "room", id } }),
});
