import { isDuplicateKey } from "@legal/service-kit";
import { emptyCounts } from "./list-counts.ts";
import { ListCount } from "./list-models.ts";

/** Before the first request: inserts the counters at zero. Several replicas may do so at once. */
export const prepareLists = async (): Promise<void> => {
  const counters = emptyCounts();
  if ((await ListCount.countDocuments()) >= counters.length) return;
  try {
    await ListCount.insertMany(counters, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};
