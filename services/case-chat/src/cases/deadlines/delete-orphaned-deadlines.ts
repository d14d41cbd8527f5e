import { walkByIds } from "@legal/service-kit/jobs";
import { ChatRoom } from "../../rooms/chat-room-model.ts";
import { Deadline } from "./deadline-model.ts";

/**
 * Removes deadlines of cases that are gone: the release before deletes an account without them. It can be stopped and
 * run again at any time. Resolves with how many it removed.
 */
export const deleteOrphanedDeadlines = (signal?: AbortSignal): Promise<number> =>
  walkByIds(
    Deadline.collection,
    async (_id) => {
      const caseIds: string[] = await Deadline.distinct("caseId", { _id });
      const there = new Set<string>(await ChatRoom.distinct("_id", { _id: { $in: caseIds } }));
      const gone = caseIds.filter((id) => !there.has(id));
      if (gone.length === 0) return 0;
      return (await Deadline.deleteMany({ caseId: { $in: gone } })).deletedCount;
    },
    signal,
  );
