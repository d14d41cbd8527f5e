import { Deadline } from "../deadlines/deadline-model.ts";
import type { NamedDays } from "./named-days.ts";

/** More cases than this are not listed in a query for their rooms; each is found by its nearest date. */
const MAX_NAMED = 2000;

/** Cases with an open deadline on these days, also behind a nearer one. */
export const casesDueOn = async ({ from, until }: NamedDays): Promise<Record<string, unknown>[]> => {
  const found = await Deadline.find({ state: "open", dueDate: { $gte: from, $lt: until } }, { caseId: 1 })
    .limit(MAX_NAMED + 1)
    .lean<{ caseId: string }[]>();
  if (found.length > MAX_NAMED) return [];
  return [{ _id: { $in: [...new Set(found.map(({ caseId }) => caseId))] } }];
};
