import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import mongoose from "mongoose";
import { type StackUrls, startStack } from "../src/index.ts";
import { serverFolders } from "../src/leftovers.ts";
import { serverDirectory, serverNames } from "../src/instance.ts";
import { eventually, isAlive, serverProcessesIn, signal } from "../src/processes.ts";
import { runningUnder } from "../src/running.ts";
import { stackCommand } from "./support/background.ts";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "instances-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const everyProcessOf = (dataDir: string) =>
  serverFolders.flatMap((name) => serverProcessesIn(serverDirectory(dataDir, name)));

const count = async (stack: { urls: Pick<StackUrls, "mongodbUrl"> }) => {
  const client = await new mongoose.mongo.MongoClient(stack.urls.mongodbUrl).connect();
  try {
    await client.db("x").collection("x").insertOne({ a: 1 });
    return await client.db("x").collection("x").countDocuments();
  } finally {
    await client.close();
  }
};

describe("throw-away stacks", () => {
  it("live side by side, even at paths too long for a socket, and leave neither processes nor data", async () => {
    const dataDirs = [join(root, "one"), join(root, "long".repeat(40), "folder")];
    const stacks = await Promise.all(dataDirs.map((dataDir) => startStack({ dataDir, durable: false })));
    expect(await Promise.all(stacks.map(count))).toEqual([1, 1]);
    expect(new Set(stacks.flatMap(({ urls }) => Object.values(urls))).size).toBe(6);
    await Promise.all(stacks.map((stack) => stack.stop()));
    expect(dataDirs.flatMap(everyProcessOf)).toEqual([]);
    const left = dataDirs.flatMap((dataDir) =>
      serverFolders.filter((name) => existsSync(serverDirectory(dataDir, name))),
    );
    expect(left).toEqual([]);
  });

  it("do not start on lasting data", async () => {
    const dataDir = join(root, "mixed");
    const ports = { mongodb: 1, redis: 2, rabbitmq: 3, epmd: 4, distribution: 5 };
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, "stack.json"), JSON.stringify({ durable: true, ports }));
    await expect(startStack({ dataDir, durable: false })).rejects.toThrow("holds lasting data; use another folder");
  });
});

describe("a stack that was killed", () => {
  it("starts although the process ids in PostgreSQL's locks are another's by now, as after a restart of a machine", async () => {
    const [dataDir, neighbour] = [join(root, "killed"), join(root, "neighbour")];
    const other = await startStack({ dataDir: neighbour, durable: false });
    const first = await startStack({ dataDir, durable: true });
    await count(first);
    await first.stop();
    const lock = `${serverProcessesIn(serverDirectory(neighbour, "redis"))[0]}\n/data\n0\n5432\n/sock\n\n`;
    for (const file of ["postgres/postmaster.pid", "sock/.s.PGSQL.5432.lock"]) writeFileSync(join(dataDir, file), lock);
    const again = await startStack({ dataDir, durable: true });
    expect(await count(again)).toBe(2);
    await Promise.all([again.stop(), other.stop()]);
  });
});

describe("a port in use", () => {
  let occupied: Server;
  let port: number;
  beforeAll(async () => {
    occupied = createServer().listen(0, "127.0.0.1");
    await once(occupied, "listening");
    port = (occupied.address() as { port: number }).port;
  });
  afterAll(() => occupied.close());

  it("is named, with what to do, and nothing is left running", async () => {
    const dataDir = join(root, "busy");
    const attempt = startStack({ dataDir, durable: false, ports: { redis: port } });
    await expect(attempt).rejects.toThrow(`Port ${port} for redis is in use`);
    await expect(attempt).rejects.toThrow("REDIS_URL");
    expect(everyProcessOf(dataDir)).toEqual([]);
    expect(runningUnder(dataDir)).toBeUndefined();
  });
});

const dataDir = () => join(root, "commands");
const command = (...words: string[]) => stackCommand([...words, "--data", dataDir()]).finished;
const addresses = (out: string) => /MONGODB_URL=(.*)\nREDIS_URL=(.*)\nRABBITMQ_URL=(.*)\n/.exec(out);

describe("the commands", () => {
  let mongodbUrl: string;

  it("up starts the servers, and refuses to start them twice", async () => {
    const up = await command("up");
    expect(up.code).toBe(0);
    mongodbUrl = addresses(up.out)?.[1] ?? "";
    expect(await count({ urls: { mongodbUrl } })).toBe(1);
    expect(await command("up")).toMatchObject({ code: 1, err: expect.stringContaining("already run, under process") });
  });

  it("status and logs show them", async () => {
    const status = await command("status");
    expect(status.code).toBe(0);
    expect(addresses(status.out)?.[1]).toBe(mongodbUrl);
    for (const name of serverNames) expect(status.out).toMatch(new RegExp(`${name} +up, process \\d+, \\d+ MB`));
    expect((await command("logs", "redis")).out).toContain("Ready to accept connections");
  });

  it("explain themselves", async () => {
    expect(await command("dance")).toMatchObject({ code: 1, err: expect.stringContaining("usage: stack <command>") });
    expect(await command("logs", "mysql")).toMatchObject({
      code: 1,
      err: expect.stringContaining("No log is called mysql"),
    });
  });

  it("kill -9 of what watches over the servers takes them with it", async () => {
    signal(runningUnder(dataDir()) ?? 0, "SIGKILL");
    expect(await eventually(() => everyProcessOf(dataDir()).length === 0, 30_000)).toBe(true);
    expect(await command("status")).toMatchObject({ code: 3 });
  });

  it("the next start finds all data at the same address, and down ends it", async () => {
    expect(addresses((await command("up")).out)?.[1]).toBe(mongodbUrl);
    expect(await count({ urls: { mongodbUrl } })).toBe(2);
    expect(await command("down")).toMatchObject({ code: 0, out: "Stopped.\n" });
    expect(everyProcessOf(dataDir())).toEqual([]);
  });

  it("a start right after kill -9 clears away what is still ending", async () => {
    await command("up");
    const holder = runningUnder(dataDir()) ?? 0;
    signal(holder, "SIGKILL");
    await eventually(() => !isAlive(holder), 5_000, 1);
    const stack = await startStack({ dataDir: dataDir(), durable: true });
    expect(await count(stack)).toBe(3);
    await stack.stop();
  });

  it("reset deletes the data", async () => {
    expect(await command("reset")).toMatchObject({ code: 0, out: expect.stringContaining(`Deleted ${dataDir()}`) });
    expect(existsSync(dataDir())).toBe(false);
  });
});
