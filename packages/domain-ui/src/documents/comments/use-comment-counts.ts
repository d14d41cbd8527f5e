import { useMemo } from "react";
import { useDocumentCommentsQuery } from "../comments-api.ts";
import { LIVE } from "../documents-api.ts";

/** How many comments each block has that are not done. */
export const useCommentCounts = (documentId: string): ReadonlyMap<string, number> => {
  const { data } = useDocumentCommentsQuery(documentId, LIVE);
  return useMemo(() => {
    const counts = new Map<string, number>();
    for (const { blockId, resolved } of data ?? []) {
      if (blockId !== null && !resolved) counts.set(blockId, (counts.get(blockId) ?? 0) + 1);
    }
    return counts;
  }, [data]);
};
