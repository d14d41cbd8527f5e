import type { CaseNote, ChatRoom } from "@legal/contracts";
import { useNotesInfiniteQuery } from "@legal/domain-ui/staff";
import { useEffect, useMemo } from "react";
import type { MessageLog } from "./message-log.ts";

/** The notes that belong between the loaded messages, oldest first; for staff. The room's count of them may lag behind. */
export const useInlineNotes = (room: ChatRoom, forStaff: boolean, { messages, hasOlder }: MessageLog): CaseNote[] => {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useNotesInfiniteQuery(room.id, {
    skip: !forStaff,
  });
  const notes = useMemo(() => data?.pages.flatMap(({ items }) => items).toReversed() ?? [], [data]);
  const since = hasOlder ? (messages[0]?.createdAt ?? "") : "";
  const isShort = forStaff && hasNextPage && !isFetching && !isError && (notes[0]?.createdAt ?? "") > since;
  useEffect(() => {
    if (isShort) void fetchNextPage();
  }, [isShort, fetchNextPage]);
  return useMemo(() => (forStaff ? notes.filter(({ createdAt }) => createdAt >= since) : []), [forStaff, notes, since]);
};
