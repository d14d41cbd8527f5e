import { setTimeout as delay } from "node:timers/promises";
import { createLogger, newId } from "@legal/service-kit";
import { connectMongo, disconnectMongo } from "@legal/service-kit/mongo";
import { until } from "@legal/test-kit";
import type { TestMailbox } from "@legal/test-kit/mailbox";
import type { Platform } from "@legal/test-kit/platform";
import mongoose from "mongoose";
import { signUp } from "./people.ts";
import { cpuMicroseconds, memoryOf, type Memory } from "./process-stats.ts";
import { median, percentile, row, type Row } from "./statistics.ts";

const SERVICE = "notifications";
const SCHEDULES = 100_000;
const BATCH = 5000;
/** The job that looks for due reminders runs each second, and takes so many. */
const TICKS = 20;
const DUE_PER_TICK = 20;
const CASES = 20;
const WARM_UP = 3;
const DAY_MS = 86_400_000;
const TICK_BOUND_MS = 50;
const MAIL_BOUND_MS = 2000;
const MEMORY_BOUND_MIB = 150;

const schedule = (nextAt: Date) => ({
  _id: newId(),
  roomId: newId(),
  customerId: newId(),
  version: 1,
  matter: null,
  dueDate: "2027-06-01",
  startedAt: new Date(),
  after: new Date(0),
  alert: null,
  escalated: [],
  nextAt,
  lockedUntil: new Date(0),
  lockedBy: null,
  attempts: 0,
});

const insert = async (count: number, nextAt: Date): Promise<void> => {
  const rows = mongoose.connection.collection<{ _id: string }>("ladders");
  for (let left = count; left > 0; left -= BATCH)
    await rows.insertMany(Array.from({ length: Math.min(BATCH, left) }, () => schedule(nextAt)));
};

/** Processor time of the whole process in one second, in which one tick is. */
const perTick = async (pid: number): Promise<number> => {
  const before = cpuMicroseconds(pid);
  await delay(TICKS * 1000);
  return (cpuMicroseconds(pid) - before) / 1000 / TICKS;
};

/** A case is opened, and the office is mailed: from the answer to the customer to the mail server's acceptance. */
const mailTimes = async (address: string, mailbox: TestMailbox): Promise<number[]> => {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + CASES; index += 1) {
    const headers = { ...(await signUp(address)), "content-type": "application/json" };
    const body = JSON.stringify({ serviceType: "payment-order", packageType: "standard" });
    const answer = await fetch(`${address}/api/chat-rooms`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`a case answered ${answer.status}: ${await answer.text()}`);
    const { id } = (await answer.json()) as { id: string };
    const startedAt = performance.now();
    await until(() => mailbox.mails.some(({ text }) => text?.includes(id)), { timeoutMs: 30_000, intervalMs: 2 });
    if (index >= WARM_UP) times.push(performance.now() - startedAt);
  }
  return times;
};

/** The bound is on the proportional size: Node's program is shared with nine other processes. */
const memoryRow = (what: string, { rssMiB, pssMiB }: Memory): Row =>
  row(
    what,
    `${pssMiB.toFixed(0)} MiB PSS (${rssMiB.toFixed(0)} MiB RSS)`,
    `≤ ${MEMORY_BOUND_MIB} MiB PSS`,
    pssMiB <= MEMORY_BOUND_MIB,
  );

export const benchNotices = async (platform: Platform, mailbox: TestMailbox): Promise<Row[]> => {
  const { address, urls } = platform;
  const pid = platform.pids()[SERVICE] ?? 0;
  await connectMongo({ url: urls.mongodbUrl, database: SERVICE, logger: createLogger("bench", "warn") });
  try {
    const atRest = memoryOf(pid);
    const times = await mailTimes(address, mailbox);
    await insert(SCHEDULES, new Date(Date.now() + 7 * DAY_MS));
    const resting = await perTick(pid);
    // Of rooms that are not there any more: asked for one by one, and deleted.
    await insert(TICKS * DUE_PER_TICK, new Date());
    const busy = await perTick(pid);
    const middle = median(times);
    const worst = percentile(times, 0.95);
    return [
      row(
        `a case opened → the office's mail with the mail server, idle, p50 (p95) of ${CASES}`,
        `${middle.toFixed(0)} ms (${worst.toFixed(0)} ms)`,
        `≤ ${MAIL_BOUND_MS} ms`,
        middle <= MAIL_BOUND_MS,
      ),
      row(
        `notifications, ${SCHEDULES} open reminders: processor time a second, one tick in it`,
        `${resting.toFixed(1)} ms`,
        `≤ ${TICK_BOUND_MS} ms`,
        resting <= TICK_BOUND_MS,
      ),
      row(`the same with ${DUE_PER_TICK} of them due a tick, their rooms gone`, `${busy.toFixed(1)} ms`, "", true),
      memoryRow("notifications at rest", atRest),
      memoryRow("notifications after all that", memoryOf(pid)),
    ];
  } finally {
    await mongoose.connection.collection("ladders").deleteMany({ dueDate: "2027-06-01" });
    await disconnectMongo();
  }
};
