import { walkByIds } from "@legal/service-kit/jobs";
import { CaseRoom, type CaseRoomRecord } from "../record/case-room-model.ts";
import { takeCaseNumbers, yearOf } from "./take-case-numbers.ts";

type Unnumbered = Pick<CaseRoomRecord, "_id" | "createdAt">;

const WITHOUT_NUMBER = { isCase: true, "case.number": { $exists: false } };

const numbersFor = async (cases: readonly Unnumbered[]): Promise<Map<string, string>> => {
  const byYear = Map.groupBy(cases, ({ createdAt }) => yearOf(createdAt));
  const numbers = new Map<string, string>();
  for (const [year, opened] of byYear) {
    const taken = await takeCaseNumbers(year, opened.length);
    for (const [index, { _id }] of opened.entries()) numbers.set(_id, taken[index] ?? "");
  }
  return numbers;
};

/**
 * Numbers the cases that the release before opened, in the order in which they were opened, which their ids follow. It
 * can be stopped and run again at any time, beside purchases, itself and that release: a case that has got a number
 * meanwhile keeps it. Resolves with how many it numbered.
 */
export const backfillCaseNumbers = (signal?: AbortSignal): Promise<number> =>
  walkByIds(
    CaseRoom.collection,
    async (_id) => {
      const found = CaseRoom.find({ ...WITHOUT_NUMBER, _id }, { createdAt: 1 }, { sort: { createdAt: 1, _id: 1 } });
      const numbers = await numbersFor(await found.lean<Unnumbered[]>());
      if (numbers.size === 0) return 0;
      const updates = [...numbers].map(([id, number]) => ({
        updateOne: { filter: { ...WITHOUT_NUMBER, _id: id }, update: { $set: { "case.number": number } } },
      }));
      return (await CaseRoom.bulkWrite(updates, { ordered: false })).modifiedCount;
    },
    signal,
  );
