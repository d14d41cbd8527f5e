import { isOpen } from "@legal/case-rules";
import { isMatterId } from "@legal/legal-rules";
import { AppError } from "@legal/service-kit";
import type { ClientSession } from "mongoose";
import { caseOf } from "../record/case-of-room.ts";
import { CaseRoom } from "../record/case-room-model.ts";
import { Deadline, type DeadlineRecord } from "./deadline-model.ts";
import { addDeadline, factsOf } from "./enter-deadline.ts";
import { reasonOf, type KeptBy } from "../activity/kept-by.ts";
import { recordChange } from "./record-change.ts";
import { withDeadlinesIn, type CaseWithDeadlines } from "./with-deadlines.ts";

export interface Kept {
  matter: string;
  servedOn: string | null;
}

interface Periods {
  finished: readonly Kept[];
  started: readonly { matter: string; date: string }[];
  /** In other cases of the customer's. */
  elsewhere?: readonly (Kept & { caseId: string })[] | undefined;
}

export interface Delivery {
  caseId: string;
  userId: string;
  delivery: KeptBy;
  periods: Periods;
  changedBy: string;
}

interface Move extends Omit<Delivery, "delivery" | "periods"> {
  delivery: KeptBy | null;
  periods?: Periods | undefined;
}

export const computedOf = ({ room, session }: CaseWithDeadlines): Promise<DeadlineRecord[]> =>
  Deadline.find({ caseId: room._id, kind: "computed" }).session(session).lean<DeadlineRecord[]>();

/**
 * Those of the matter and of that service. Where the case has none of that service, the only one that may stand for it;
 * of several, staff see for themselves which one it was.
 */
export const keptOf = (
  deadlines: readonly DeadlineRecord[],
  { matter, servedOn }: Kept,
  mayStandForIt: (deadline: DeadlineRecord) => boolean,
): DeadlineRecord[] => {
  const same = deadlines.filter((deadline) => deadline.matter === matter);
  const ofService = same.filter(({ service }) => service?.date === servedOn);
  if (ofService.length > 0) return ofService;
  const others = same.filter(mayStandForIt);
  return others.length === 1 ? others : [];
};

/** In the transaction that has the case. */
export const storeChange = async (
  { session }: CaseWithDeadlines,
  change: "done" | "reopened" | "changed",
  before: DeadlineRecord,
  part: Partial<DeadlineRecord>,
  by: string,
): Promise<void> => {
  const deadline: DeadlineRecord = { ...before, ...part, version: before.version + 1, updatedAt: new Date() };
  await Deadline.replaceOne({ _id: before._id }, deadline, { session });
  await recordChange({ change, before, deadline, by }, session);
};

const hadBegun = ({ service }: DeadlineRecord, day: string): boolean => service === null || service.date <= day;

/** Whether its period had begun, and had not ended, on that day. */
export const ranOn = (deadline: DeadlineRecord, day: string): boolean =>
  hadBegun(deadline, day) && day <= deadline.dueDate;

export const finish = async (
  one: CaseWithDeadlines,
  kept: readonly Kept[],
  { delivery, changedBy }: Delivery,
): Promise<void> => {
  const deadlines = await computedOf(one);
  const mayStandForIt = (deadline: DeadlineRecord): boolean =>
    deadline.state !== "void" && hadBegun(deadline, delivery.date);
  // One may stand for several.
  const meant = new Set(kept.flatMap((each) => keptOf(deadlines, each, mayStandForIt)));
  const inTime = [...meant].filter((deadline) => deadline.state === "open" && ranOn(deadline, delivery.date));
  const done = { state: "done", reason: reasonOf(delivery) } as const;
  for (const before of inTime) await storeChange(one, "done", before, done, changedBy);
};

/** What cannot be counted, or has no room left, is for staff to enter. */
const start = async (one: CaseWithDeadlines, matter: string, date: string, changedBy: string): Promise<void> => {
  if (!isMatterId(matter)) return;
  try {
    await addDeadline(one, factsOf({ matter, service: { date } }), { id: changedBy, side: "admin" });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
  }
};

type Touch = (one: CaseWithDeadlines, periods: Pick<Periods, "finished" | "started">) => Promise<void>;

/** Each case of the customer that a delivery touches, with the periods that are of it. */
export const inTouchedCases = async (
  { caseId, userId, periods: { finished, started, elsewhere = [] }, changedBy }: Delivery,
  session: ClientSession,
  touch: Touch,
): Promise<void> => {
  const others = Map.groupBy(elsewhere, (kept) => kept.caseId);
  const touched = [
    [caseId, { finished, started }] as const,
    ...[...others].map(([roomId, kept]) => [roomId, { finished: kept, started: [] }] as const),
  ];
  for (const [roomId, periods] of touched) {
    const room = await CaseRoom.findOne({ _id: roomId, userId, isCase: true }).session(session).lean();
    if (!room) continue;
    await withDeadlinesIn(session, roomId, { id: changedBy, side: "admin" }, (one) => touch(one, periods));
  }
};

/**
 * Says of the customer's deadlines what a delivered paper did to them: those that it keeps are done, unless it came after
 * their day, and what runs from it is entered in its case. None in a case that has ended. Once for each event.
 */
export const applyDelivery = async ({ delivery, periods, ...move }: Move, session: ClientSession): Promise<void> => {
  if (!delivery || !periods) return;
  const whole = { ...move, delivery, periods };
  await inTouchedCases(whole, session, async (one, { finished, started }) => {
    if (!isOpen(caseOf(one.room).status)) return;
    await finish(one, finished, whole);
    for (const { matter, date } of started) await start(one, matter, date, move.changedBy);
  });
};
