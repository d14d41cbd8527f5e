import { walkByIds } from "@legal/service-kit/jobs";
import { CaseRoom, type CaseRoomRecord } from "../record/case-room-model.ts";
import { withDeadlines } from "./with-deadlines.ts";

const orNull = (field: string) => ({ $ifNull: [field, null] });
const TYPED = { isCase: true, $expr: { $ne: [orNull("$deadline"), orNull("$case.nearest.date")] } };

/**
 * Makes dates that an earlier release typed deadlines of their own (ADR 43). It can be stopped and run again at any
 * time, beside requests, itself and that release. Resolves with how many cases it wrote.
 */
export const backfillManualDeadlines = (signal?: AbortSignal): Promise<number> =>
  walkByIds(
    CaseRoom.collection,
    async (_id) => {
      const rooms = await CaseRoom.find({ ...TYPED, _id }, { _id: 1 }).lean<Pick<CaseRoomRecord, "_id">[]>();
      for (const room of rooms) await withDeadlines(room._id, null, () => Promise.resolve());
      return rooms.length;
    },
    signal,
  );
