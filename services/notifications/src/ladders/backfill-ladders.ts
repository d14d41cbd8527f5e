import { listOpenDeadlinesCall, type OpenDeadlinesPage } from "@legal/contracts";
import type { InternalClient } from "@legal/service-kit";
import { Ladder, type LadderRecord } from "./ladder-model.ts";
import { lookAhead } from "./ladder-rungs.ts";
import { isAnother, newLadder, type OpenDeadline } from "./plan-ladders.ts";
import { requestCheck } from "./request-check.ts";

/** Planning one takes a fifth of a millisecond, in one go for a page. */
const PAGE = 100;

/** A temporary holiday that was entered since moves a rung to an earlier day than the ladder waits for. */
const lookSooner = async (ladder: LadderRecord, now: Date, daysOff: readonly string[]): Promise<void> => {
  const { _id, nextAt: waitsFor } = ladder;
  const { nextAt } = lookAhead(ladder, now, daysOff);
  if (!waitsFor || !nextAt || nextAt >= waitsFor) return;
  await Ladder.updateOne({ _id, lockedBy: null }, { $min: { nextAt } });
};

/** Adds what is missing; what differs is asked for room by room, as an event may have come in between. */
const planPage = async (deadlines: readonly OpenDeadline[], now: Date, daysOff: readonly string[]) => {
  const ladders = await Ladder.find({ _id: { $in: deadlines.map(({ id }) => id) } }).lean<LadderRecord[]>();
  const known = new Map(ladders.map((ladder) => [ladder._id, ladder]));
  const missing = deadlines.filter(({ id }) => !known.has(id));
  const inserts = missing.map((deadline) => {
    const { _id, ...fields } = newLadder(deadline, now, daysOff);
    return { updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true } };
  });
  if (inserts.length > 0) await Ladder.bulkWrite(inserts, { ordered: false });
  for (const deadline of deadlines) {
    const ladder = known.get(deadline.id);
    if (!ladder) continue;
    await (isAnother(ladder, deadline) ? requestCheck(deadline.roomId) : lookSooner(ladder, now, daysOff));
  }
  return missing.length;
};

/** Ladders for deadlines from before this service, and for what an event was lost of, all by today's holidays; returns how many it added. */
export const backfillLadders = async (caseChat: InternalClient, now: Date, signal?: AbortSignal): Promise<number> => {
  let planned = 0;
  for (let after: string | null | undefined; after !== null;) {
    signal?.throwIfAborted();
    const query = { limit: PAGE, after };
    const page: OpenDeadlinesPage = await caseChat.call(listOpenDeadlinesCall, { query });
    planned += await planPage(page.deadlines, now, page.daysOff);
    after = page.next;
  }
  return planned;
};
