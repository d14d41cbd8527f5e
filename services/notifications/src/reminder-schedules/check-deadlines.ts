import { backoffMs, type Logger } from "@legal/service-kit";
import type { AskCase } from "../clients/case-chat-client.ts";
import { DeadlineCheck, type DeadlineCheckRecord } from "./deadline-check-model.ts";
import { planSchedules } from "./plan-schedules.ts";

interface CheckDeps {
  askCase: AskCase;
  logger: Logger;
}

/** Deadlines that one run checks; the next one goes on. */
const BATCH = 50;
/** A worker that died is given up after this. */
const LEASE_MS = 60_000;
const RETRY = { firstMs: 1000, maxMs: 300_000, factor: 3 };

const claimNext = (now: Date) =>
  DeadlineCheck.findOneAndUpdate(
    { dueAt: { $lte: now }, lockedUntil: { $lte: now } },
    { $set: { lockedUntil: new Date(now.getTime() + LEASE_MS) }, $inc: { attempts: 1 } },
    { sort: { dueAt: 1 }, returnDocument: "after" },
  ).lean<DeadlineCheckRecord>();

/** What came while case-chat was asked is looked at again. */
const finish = async ({ _id, events }: DeadlineCheckRecord): Promise<void> => {
  const { deletedCount } = await DeadlineCheck.deleteOne({ _id, events });
  if (deletedCount === 0) await DeadlineCheck.updateOne({ _id }, { $set: { lockedUntil: new Date(0) } });
};

const check = async (row: DeadlineCheckRecord, { askCase, logger }: CheckDeps, now: Date): Promise<void> => {
  const { _id: roomId, attempts } = row;
  try {
    await planSchedules(roomId, await askCase(roomId), now);
    await finish(row);
  } catch (error) {
    const lockedUntil = new Date(now.getTime() + backoffMs(attempts, RETRY));
    await DeadlineCheck.updateOne({ _id: roomId }, { $set: { lockedUntil } });
    logger.warn({ err: error, roomId, attempts }, "deadlines not looked up yet");
  }
};

/** Brings the schedules of rooms up to date whose deadlines may have changed; returns how many rooms it looked at. */
export const checkDeadlines = async (deps: CheckDeps, now: Date, signal?: AbortSignal): Promise<number> => {
  for (let checked = 0; ; checked += 1) {
    const row = signal?.aborted || checked === BATCH ? null : await claimNext(now);
    if (!row) return checked;
    await check(row, deps, now);
  }
};
