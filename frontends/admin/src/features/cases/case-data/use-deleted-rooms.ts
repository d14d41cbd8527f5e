import { realtime } from "@legal/web-kit";
import { useEffect, useState } from "react";

/** Rooms that were deleted with their account while this is shown; an answer that was on its way may still have one. */
export const useDeletedRooms = (): ReadonlySet<string> => {
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  useEffect(
    () => realtime.on("rooms-deleted", ({ chatRoomIds }) => setDeleted((known) => new Set([...known, ...chatRoomIds]))),
    [],
  );
  return deleted;
};
