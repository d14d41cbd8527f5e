import { CaseRoom, type CaseRoomRecord } from "../src/cases/record/case-room-model.ts";
import { listEntriesOf } from "../src/cases/lists/entries-of.ts";
import { emptyCounts, tally } from "../src/cases/lists/list-counts.ts";
import { ListCount, ListEntry } from "../src/cases/lists/list-models.ts";

const BATCH = 1000;
const LISTED = { isCase: 1, caseStatus: 1, deadline: 1, version: 1, case: 1, createdAt: 1 };

const addEntries = async (rooms: readonly CaseRoomRecord[], counts: Map<string, number>): Promise<void> => {
  const entries = rooms.flatMap(listEntriesOf);
  await ListEntry.insertMany(
    entries.map((_id) => ({ _id })),
    { ordered: false },
  );
  for (const [id, count] of tally(entries)) counts.set(id, (counts.get(id) ?? 0) + count);
};

/** Rebuilds all lists from the rooms, which nothing may change at the same time. */
export const rebuildLists = async (): Promise<void> => {
  await ListEntry.deleteMany({});
  await ListCount.deleteMany({});
  const counts = new Map(emptyCounts().map(({ _id, count }) => [_id, count]));
  let batch: CaseRoomRecord[] = [];
  for await (const room of CaseRoom.find({}, LISTED).lean<CaseRoomRecord>().cursor({ batchSize: BATCH })) {
    batch.push(room);
    if (batch.length < BATCH) continue;
    await addEntries(batch, counts);
    batch = [];
  }
  if (batch.length > 0) await addEntries(batch, counts);
  await ListCount.insertMany([...counts].map(([_id, count]) => ({ _id, count })));
};
