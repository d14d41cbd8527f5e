import { captureLogs, until, useBackingServices } from "@legal/test-kit";
import mongoose from "mongoose";
import { renderMetrics } from "../src/index.ts";
import { HOUR_MS, monthsBefore, startJobs, type Job, type Jobs } from "../src/jobs/index.ts";
import { connectMongo, disconnectMongo } from "../src/mongo/index.ts";

const backing = useBackingServices();
const logs = captureLogs();
const running: Jobs[] = [];
let clock: Date;

beforeAll(() => connectMongo({ url: backing.mongodbUrl, database: backing.database, logger: logs.logger }));
afterAll(disconnectMongo);
beforeEach(() => {
  clock = new Date("2026-11-22T08:00:00Z");
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await mongoose.connection.collection("jobs").deleteMany({});
});

/** As a replica starts it. */
const start = (...jobs: Job[]): Jobs => {
  const started = startJobs({ jobs, logger: logs.logger, now: () => clock, lookEveryMs: 10 });
  running.push(started);
  return started;
};
const moveClock = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};
const idle = (name: string): Promise<unknown> =>
  until(() => mongoose.connection.collection("jobs").findOne({ _id: name as never, owner: "" }));
const succeeded = (name: string): Promise<unknown> =>
  until(() => mongoose.connection.collection("jobs").findOne({ _id: name as never, ranAt: clock, owner: "" }));

describe("a job", () => {
  it("runs at the start and then in its interval, and says what there was to do", async () => {
    const times: string[] = [];
    start({
      name: "sweep",
      everyMs: HOUR_MS,
      run: async ({ now }) => {
        times.push(now.toISOString());
        return 3;
      },
    });
    await succeeded("sweep");
    moveClock(HOUR_MS);
    await succeeded("sweep");
    expect(times).toEqual(["2026-11-22T08:00:00.000Z", "2026-11-22T09:00:00.000Z"]);
    expect(logs.text()).toMatch(/"job":"sweep","count":3/);
    const metrics = (await renderMetrics()).text;
    expect(metrics).toContain('job_runs_total{job="sweep",outcome="done"} 2');
    expect(metrics).toMatch(/job_last_success_timestamp_seconds\{job="sweep"\} \d/);
  });

  it("is not put off for a whole interval by a timer that fires a moment early", async () => {
    let runs = 0;
    start({ name: "early", everyMs: HOUR_MS, scope: "replica", run: async () => void (runs += 1) });
    await until(() => runs === 1);
    moveClock(HOUR_MS - 1);
    await until(() => runs === 2);
  });

  it("runs in one replica at a time, and once in each interval for all of them", async () => {
    const gate = Promise.withResolvers<void>();
    let [runs, atOnce, most] = [0, 0, 0];
    const job: Job = {
      name: "shared",
      everyMs: HOUR_MS,
      run: async () => {
        runs += 1;
        atOnce += 1;
        most = Math.max(most, atOnce);
        if (runs === 1) await gate.promise;
        atOnce -= 1;
      },
    };
    start(job);
    await until(() => runs === 1);
    start(job);
    start(job);
    gate.resolve();
    await succeeded("shared");
    // Each process runs it once at its start, when the others let it.
    for (const expected of [2, 3]) {
      moveClock(15_000);
      await until(() => runs >= expected);
      // Who looks while the lease is still held waits for the lease's time again.
      await idle("shared");
    }
    const before = runs;
    for (let hour = 0; hour < 3; hour += 1) {
      moveClock(HOUR_MS);
      await succeeded("shared");
    }
    expect(runs - before).toBe(3);
    expect(most).toBe(1);
  });

  it("is taken over from a replica that was killed in the middle", async () => {
    let runs = 0;
    // What a killed process leaves: a lease that is not renewed.
    await mongoose.connection
      .collection("jobs")
      .insertOne({ _id: "left" as never, owner: "killed", until: new Date() });
    start({ name: "left", everyMs: HOUR_MS, run: async () => void (runs += 1) });
    await until(() => runs === 1);
  });

  it("that fails says so and is tried again in its next interval", async () => {
    let runs = 0;
    start({
      name: "failing",
      everyMs: HOUR_MS,
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error("database away");
      },
    });
    await until(() => logs.text().includes("database away"));
    moveClock(HOUR_MS);
    await succeeded("failing");
    expect(runs).toBe(2);
    expect((await renderMetrics()).text).toContain('job_runs_total{job="failing",outcome="failed"} 1');
  });

  it("shows that it has never succeeded, and its interval, to who watches", async () => {
    start({ name: "broken", everyMs: HOUR_MS, run: () => Promise.reject(new Error("never works")) });
    await until(() => logs.text().includes("never works"));
    const metrics = (await renderMetrics()).text;
    expect(metrics).toContain('job_last_success_timestamp_seconds{job="broken"} 0');
    expect(metrics).toContain('job_interval_seconds{job="broken"} 3600');
  });

  it("that another replica did counts as a success here too", async () => {
    start({ name: "shared", everyMs: HOUR_MS, run: async () => undefined });
    await succeeded("shared");
    moveClock(0.7 * HOUR_MS);
    const ranAt = clock;
    await mongoose.connection.collection("jobs").updateOne({ _id: "shared" as never }, { $set: { ranAt } });
    moveClock(0.4 * HOUR_MS);
    const line = `job_last_success_timestamp_seconds{job="shared"} ${ranAt.getTime() / 1000}`;
    await until(async () => (await renderMetrics()).text.includes(line));
  });

  it("of a replica's own runs in each of them", async () => {
    let runs = 0;
    const job: Job = { name: "own", everyMs: HOUR_MS, scope: "replica", run: async () => void (runs += 1) };
    start(job);
    start(job);
    await until(() => runs === 2);
  });

  it("is aborted when the process ends", async () => {
    let aborted = false;
    const jobs = start({
      name: "long",
      everyMs: HOUR_MS,
      run: ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener("abort", () => {
            aborted = true;
            resolve();
          });
        }),
    });
    await until(() => mongoose.connection.collection("jobs").findOne({ _id: "long" as never, owner: { $ne: "" } }));
    await jobs.stop();
    expect(aborted).toBe(true);
  });
});

describe("how long something is kept", () => {
  it.each([
    ["2026-11-15T03:00:00.000Z", 3, "2026-08-15T03:00:00.000Z"],
    ["2026-05-31T23:59:59.000Z", 3, "2026-02-28T23:59:59.000Z"],
    ["2028-02-29T00:00:00.000Z", 36, "2025-02-28T00:00:00.000Z"],
    ["2026-01-15T00:00:00.000Z", 12, "2025-01-15T00:00:00.000Z"],
  ])("at %s, %i months earlier is %s", (now, months, expected) => {
    expect(monthsBefore(new Date(now), months).toISOString()).toBe(expected);
  });
});
