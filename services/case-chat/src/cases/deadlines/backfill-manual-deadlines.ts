import { walkByIds } from "@legal/service-kit/jobs";
import { CaseRoom, type CaseRoomRecord } from "../record/case-room-model.ts";
import { withDeadlines } from "./with-deadlines.ts";

const orNull = (field: string) => ({ $ifNull: [field, null] });
const TYPED = { $expr: { $ne: [orNull("$deadline"), orNull("$case.nearest.date")] } };
const WITHOUT_LATER = { "case.nearest.open": { $gt: 1 }, "case.nearest.later": { $exists: false } };
const OUTDATED = { isCase: true, $or: [TYPED, WITHOUT_LATER] };

/**
 * Makes dates that an earlier release typed deadlines of their own (ADR 43), and adds the dates behind the nearest where
 * such a release wrote it. It can be stopped and run again at any time, beside requests, itself and that release.
 * Resolves with how many cases it wrote.
 */
export const backfillManualDeadlines = (signal?: AbortSignal): Promise<number> =>
  walkByIds(
    CaseRoom.collection,
    async (_id) => {
      const rooms = await CaseRoom.find({ ...OUTDATED, _id }, { _id: 1 }).lean<Pick<CaseRoomRecord, "_id">[]>();
      for (const room of rooms) await withDeadlines(room._id, null, () => Promise.resolve());
      return rooms.length;
    },
    signal,
  );
