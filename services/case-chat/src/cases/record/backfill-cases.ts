import { walkByIds } from "@legal/service-kit/jobs";
import { CaseRoom } from "./case-room-model.ts";
import { COPY_CASE, NOT_COPIED } from "./case-of-room.ts";

/**
 * Gives cases that the release before wrote their sub-document (ADR 22). It can be stopped and run again at any time,
 * beside requests, itself and that release. Resolves with how many it wrote.
 */
export const backfillCases = (signal?: AbortSignal): Promise<number> =>
  walkByIds(
    CaseRoom.collection,
    async (ids) => {
      const copied = await CaseRoom.updateMany({ ...NOT_COPIED, _id: ids }, [COPY_CASE], { updatePipeline: true });
      return copied.modifiedCount;
    },
    signal,
  );
