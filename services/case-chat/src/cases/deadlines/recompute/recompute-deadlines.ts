import { isDeepStrictEqual } from "node:util";
import type { MovedDeadline } from "@legal/contracts";
import { LegalRuleError } from "@legal/legal-rules";
import { AppError, type Logger } from "@legal/service-kit";
import { caseOf } from "../../record/case-of-room.ts";
import { computeDueDate } from "../compute-due-date.ts";
import { UNCONFIRMED } from "../confirmation.ts";
import { Deadline, type DeadlineRecord, type Facts } from "../deadline-model.ts";
import { recordChange } from "../record-change.ts";
import { withDeadlines, type CaseWithDeadlines } from "../with-deadlines.ts";
import { readCalendar, type Calendar } from "../../holidays/read-calendar.ts";

const BATCH = 200;
const MOVED_SHOWN = 100;

const OPEN = { kind: "computed", state: "open" } as const;

/** Either part may be older alone: a rollback brings an older list, and administrators go on. */
const OUTDATED = ({ key, changes }: Calendar) => ({
  ...OPEN,
  $or: [{ calendar: { $lt: key } }, { calendarChanges: { $lt: changes } }],
});

/**
 * Those of OUTDATED in two walks, each through one index from the oldest on: one query for both, sorted, would read all
 * of them again for every batch. What a run computes leaves the range of its walk.
 */
const walks = ({ key, changes }: Calendar) => [
  { filter: { ...OPEN, calendar: { $lt: key } }, hint: { kind: 1, state: 1, calendar: 1, _id: 1 } },
  {
    filter: { ...OPEN, calendar: { $gte: key }, calendarChanges: { $lt: changes } },
    hint: { kind: 1, state: 1, calendarChanges: 1, _id: 1 },
  },
];

const outdatedBatches = async function* (calendar: Calendar): AsyncGenerator<DeadlineRecord[]> {
  for (const { filter, hint } of walks(calendar)) {
    const found = Deadline.collection.find(filter, { hint, batchSize: BATCH });
    let batch: DeadlineRecord[] = [];
    for await (const deadline of found) {
      batch.push(deadline as unknown as DeadlineRecord);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  }
};

type Computed = Pick<DeadlineRecord, "dueDate" | "nominalEnd" | "steps" | "calendar" | "calendarChanges">;

/** What the years of this release do not cover any more stays as it was. */
const recompute = (deadline: DeadlineRecord, calendar: Calendar): Computed => {
  const { matter, service, extension, period, dueDate, nominalEnd, steps } = deadline;
  try {
    if (matter === null || service === null) throw new LegalRuleError("MATTER_UNKNOWN", "matter");
    return computeDueDate({ matter, service, extension, period } satisfies Facts, calendar);
  } catch (error) {
    if (!(error instanceof LegalRuleError)) throw error;
    return { dueDate, nominalEnd, steps, calendar: calendar.key, calendarChanges: calendar.changes };
  }
};

/** Where it moved back to what a person had seen, it has not moved. */
const movedFromOf = ({ dueDate, movedFrom }: DeadlineRecord, to: string): string | null => {
  const seen = movedFrom ?? dueDate;
  return seen === to ? null : seen;
};

/** No person did it where the release's own list changed. */
const whoMoved = ({ calendarChanges }: DeadlineRecord, { changes, changedBy }: Calendar): string | null =>
  calendarChanges === changes ? null : changedBy;

/** The date that was confirmed is another one: it waits for a confirmation again (ADR 43). */
const move = async (id: string, calendar: Calendar, { room, session }: CaseWithDeadlines) => {
  const before = await Deadline.findOne({ _id: id, ...OUTDATED(calendar) })
    .session(session)
    .lean<DeadlineRecord>();
  if (!before) return undefined;
  const computed = recompute(before, calendar);
  const version = before.version + 1;
  const movedFrom = movedFromOf(before, computed.dueDate);
  const deadline = { ...before, ...computed, ...UNCONFIRMED, movedFrom, version, updatedAt: new Date() };
  await Deadline.replaceOne({ _id: id }, deadline, { session });
  const mover = whoMoved(before, calendar);
  const by = mover ?? before.statedBy?.id ?? room.userId;
  await recordChange({ change: "moved", before, deadline, by, automatic: mover === null }, session);
  const { caseId: chatRoomId, matter, dueDate: from } = before;
  const caseNumber = caseOf(room).number ?? null;
  return { deadlineId: id, chatRoomId, caseNumber, matter: matter ?? "", from, to: deadline.dueDate };
};

/** Undefined where another run or a change by staff was quicker. */
const moveOne = async (deadline: DeadlineRecord, calendar: Calendar): Promise<MovedDeadline | undefined> => {
  const { _id, caseId } = deadline;
  const mover = whoMoved(deadline, calendar);
  const by = mover === null ? null : { id: mover, side: "admin" as const };
  const { result } = await withDeadlines(caseId, by, (one) => move(_id, calendar, one));
  return result;
};

/** An account that the release before deletes leaves its deadlines behind. */
const isOrphan = (error: unknown): boolean => error instanceof AppError && error.code === "ROOM_NOT_FOUND";

interface Counted {
  before: DeadlineRecord;
  now: Computed;
}

const stays = ({ before, now }: Counted): boolean => before.dueDate === now.dueDate;

/** Most stay where they are; a change by staff meanwhile wins, and is looked at again. */
const keep = async (counted: readonly Counted[]): Promise<void> => {
  if (counted.length === 0) return;
  const updates = counted.map(({ before: { _id, version, steps: before }, now }) => {
    const { steps, calendar, calendarChanges } = now;
    const update = { $set: { calendar, calendarChanges, ...(!isDeepStrictEqual(before, steps) && { steps }) } };
    return { updateOne: { filter: { _id, version }, update } };
  });
  await Deadline.bulkWrite(updates, { ordered: false });
};

interface RecomputeOptions {
  signal?: AbortSignal;
  until?: number;
  logger?: Logger;
}

interface Recomputed {
  moved: MovedDeadline[];
  movedCount: number;
  complete: boolean;
}

/**
 * Computes open deadlines with today's holidays, a batch at a time; it can be killed and run again, beside requests and
 * itself. Each one that moves is a transaction of its own, in its case's history; one that fails holds up no other.
 * `until` ends it early.
 */
export const recomputeDeadlines = async ({
  signal,
  until = Infinity,
  logger,
}: RecomputeOptions = {}): Promise<Recomputed> => {
  const calendar = await readCalendar();
  const moved: MovedDeadline[] = [];
  let movedCount = 0;
  let complete = true;
  for await (const batch of outdatedBatches(calendar)) {
    signal?.throwIfAborted();
    if (Date.now() > until) return { moved, movedCount, complete: false };
    const counted = batch.map((before): Counted => ({ before, now: recompute(before, calendar) }));
    await keep(counted.filter(stays));
    for (const { before } of counted.filter((one) => !stays(one))) {
      if (Date.now() > until) return { moved, movedCount, complete: false };
      const done = await moveOne(before, calendar).catch((error: unknown) => {
        if (isOrphan(error)) return undefined;
        complete = false;
        logger?.error({ err: error, deadlineId: before._id }, "deadline not computed; the next run tries again");
        return undefined;
      });
      if (!done) continue;
      movedCount += 1;
      if (moved.length < MOVED_SHOWN) moved.push(done);
    }
  }
  return { moved, movedCount, complete };
};
