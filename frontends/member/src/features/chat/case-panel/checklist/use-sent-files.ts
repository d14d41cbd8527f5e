import { useRoomFilesInfiniteQuery } from "../room-files-api.ts";

export interface SentFile {
  fileUrl: string;
  fileName: string;
}

export interface SentFiles {
  files: readonly SentFile[];
  hasMore: boolean;
  showMore: () => void;
}

/** The files that were sent in the room, the newest first, and a way to the older ones. */
export const useSentFiles = (roomId: string): SentFiles => {
  const { data, hasNextPage, fetchNextPage } = useRoomFilesInfiniteQuery(roomId);
  const files = data?.pages.flatMap(({ items }) => items) ?? [];
  return { files, hasMore: hasNextPage, showMore: () => void fetchNextPage() };
};
