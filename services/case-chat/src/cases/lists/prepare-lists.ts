import { isDuplicateKey } from "@legal/service-kit";
import { emptyCounts } from "./list-counts.ts";
import { ListCount } from "./list-models.ts";

/** Before the first request: inserts the counters at zero. Several replicas may do so at once. */
export const prepareLists = async (): Promise<void> => {
  const counters = emptyCounts();
  const ids = counters.map(({ _id }) => _id);
  if ((await ListCount.countDocuments({ _id: { $in: ids } })) === counters.length) return;
  try {
    await ListCount.insertMany(counters, { ordered: false });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
};
