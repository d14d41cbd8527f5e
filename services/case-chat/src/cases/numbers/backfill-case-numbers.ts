import { walkByIds } from "@legal/service-kit/jobs";
import { CaseRoom, type CaseRoomRecord } from "../record/case-room-model.ts";
import { numberCases, WITHOUT_NUMBER } from "./number-cases.ts";

/**
 * Numbers the cases that the release before opened, in the order in which they were opened, which their ids follow. It
 * can be stopped and run again at any time, beside purchases, itself and that release. Resolves with how many it numbered.
 */
export const backfillCaseNumbers = (signal?: AbortSignal): Promise<number> =>
  walkByIds(
    CaseRoom.collection,
    async (_id) => {
      const found = CaseRoom.find({ ...WITHOUT_NUMBER, _id }, { createdAt: 1 }, { sort: { createdAt: 1, _id: 1 } });
      return numberCases(await found.lean<CaseRoomRecord[]>());
    },
    signal,
  );
