import { until } from "@legal/test-kit";
import { renderMetrics } from "../src/index.ts";
import { createWorkerPool, type WorkerPool } from "../src/workers/index.ts";
import type { endless, fail, fillMemory, spin, takeTurn } from "./programs/heavy-work.ts";

const HEAVY = new URL("./programs/heavy-work.ts", import.meta.url);

let pool: WorkerPool;

const start = (options: Parameters<typeof createWorkerPool>[0] = {}): void => {
  pool = createWorkerPool(options);
};

afterEach(() => pool.close());

const threads = async (): Promise<string> =>
  /^worker_threads (\d+)$/m.exec((await renderMetrics()).text)?.[1] ?? "none told";

describe("heavy work", () => {
  it("runs in another thread, from TypeScript source, while this one stays free", async () => {
    start();
    const work = pool.job<typeof spin>(HEAVY, "spin");
    await work(0, "kim");
    const before = process.threadCpuUsage();
    expect(await work(300, "kim")).toBeGreaterThan(0);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(100);
  });

  it("rejects with what the work threw", async () => {
    start();
    await expect(pool.job<typeof fail>(HEAVY, "fail")("not a number", "kim")).rejects.toThrow("not a number");
  });

  it("is ended when it takes too long, and the next one runs", async () => {
    start();
    const late = pool.job<typeof endless>(HEAVY, "endless", { timeoutMs: 200 })(undefined, "kim");
    await expect(late).rejects.toMatchObject({ status: 503, code: "SERVICE_BUSY", retryAfterSeconds: 5 });
    expect(await pool.job<typeof spin>(HEAVY, "spin")(0, "kim")).toBeGreaterThan(0);
  });

  it("is ended when it takes too much memory, and the process lives", async () => {
    start({ memoryMb: 32 });
    const greedy = pool.job<typeof fillMemory>(HEAVY, "fillMemory")(undefined, "kim");
    await expect(greedy).rejects.toMatchObject({ status: 503, code: "SERVICE_BUSY" });
    expect(await pool.job<typeof spin>(HEAVY, "spin")(0, "kim")).toBeGreaterThan(0);
  });
});

describe("who waits", () => {
  it("is the person with much work: one at a time, and the others come between", async () => {
    start();
    const work = pool.job<typeof takeTurn>(HEAVY, "takeTurn");
    const [a, b, c, other] = await Promise.all([
      ...["a", "b", "c"].map((name) => work(name, "kim")),
      work("other", "lee"),
    ]);
    if (!a || !b || !c || !other) throw new Error("a turn is missing");
    expect(b.from).toBeGreaterThanOrEqual(a.to);
    expect(c.from).toBeGreaterThanOrEqual(b.to);
    expect(other.from).toBeLessThan(b.from);
  });

  it("is refused with 429 when too much of the same person waits already", async () => {
    start({ mostJobsOfPerson: 2 });
    const work = pool.job<typeof spin>(HEAVY, "spin");
    const accepted = [work(0, "kim"), work(0, "kim")];
    await expect(work(0, "kim")).rejects.toMatchObject({ status: 429, code: "RATE_LIMITED", retryAfterSeconds: 5 });
    await expect(work(0, "lee")).resolves.toBeGreaterThan(0);
    await Promise.all(accepted);
    await expect(work(0, "kim")).resolves.toBeGreaterThan(0);
  });

  it("is refused with 503 when too much of everyone waits already", async () => {
    start({ mostJobs: 3 });
    const work = pool.job<typeof spin>(HEAVY, "spin");
    const accepted = ["a", "b", "c"].map((person) => work(0, person));
    await expect(work(0, "d")).rejects.toMatchObject({ status: 503, code: "SERVICE_BUSY", retryAfterSeconds: 5 });
    await Promise.all(accepted);
    await expect(work(0, "d")).resolves.toBeGreaterThan(0);
  });
});

describe("threads without work", () => {
  it("end", async () => {
    start({ idleMs: 50 });
    const working = pool.job<typeof spin>(HEAVY, "spin")(300, "kim");
    await until(async () => (await threads()) === "1");
    await working;
    await until(async () => (await threads()) === "0");
  });
});
