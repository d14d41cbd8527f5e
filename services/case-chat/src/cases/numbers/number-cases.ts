import { CaseRoom, type CaseRoomRecord } from "../record/case-room-model.ts";
import { takeCaseNumbers, yearOf } from "./take-case-numbers.ts";

type Unnumbered = Pick<CaseRoomRecord, "_id" | "createdAt">;

export const WITHOUT_NUMBER = { isCase: true, "case.number": { $exists: false } };

const numbersFor = async (cases: readonly Unnumbered[]): Promise<Map<string, string>> => {
  const byYear = Map.groupBy(cases, ({ createdAt }) => yearOf(createdAt));
  const numbers = new Map<string, string>();
  for (const [year, opened] of byYear) {
    const taken = await takeCaseNumbers(year, opened.length);
    for (const [index, { _id }] of opened.entries()) numbers.set(_id, taken[index] ?? "");
  }
  return numbers;
};

/** Numbers cases in their order; one that has got a number meanwhile keeps it. Resolves with how many it numbered. */
export const numberCases = async (cases: readonly Unnumbered[]): Promise<number> => {
  if (cases.length === 0) return 0;
  const updates = [...(await numbersFor(cases))].map(([id, number]) => ({
    updateOne: { filter: { ...WITHOUT_NUMBER, _id: id }, update: { $set: { "case.number": number } } },
  }));
  return (await CaseRoom.bulkWrite(updates, { ordered: false })).modifiedCount;
};
