import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { lockHolder, tryLock } from "../src/lock.ts";
import { eventually, signal } from "../src/processes.ts";
import { background } from "./support/background.ts";

let cacheHome: string;
let cache: string;

beforeEach(() => {
  cacheHome = mkdtempSync(join(tmpdir(), "provisioning-"));
  cache = join(cacheHome, "legal-platform");
});
afterEach(() => rmSync(cacheHome, { recursive: true, force: true }));

const script = fileURLToPath(new URL("programs/provision.ts", import.meta.url));
const provisionWith = (mirror: string) =>
  background(process.execPath, ["--disable-warning=ExperimentalWarning", script], {
    XDG_CACHE_HOME: cacheHome,
    LOCAL_STACK_MIRROR: mirror,
  });

const isRoot = process.getuid?.() === 0;
const unreachable = "http://127.0.0.1:1/debian";

/** Processes that work for this test's cache folder. */
const workers = () =>
  readdirSync("/proc").filter((name) => {
    try {
      return (
        /^\d+$/.test(name) &&
        Number(name) !== process.pid &&
        readFileSync(`/proc/${name}/cmdline`, "utf8").includes(cache)
      );
    } catch {
      return false;
    }
  });

it("without a network: one line that says what and what to do, exit 1, nothing left, of an earlier attempt neither", async () => {
  const left = join(cache, "0123-root.partial/root/etc");
  mkdirSync(left, { recursive: true });
  writeFileSync(join(left, "passwd"), "root");
  const { code, out, err } = await provisionWith(unreachable).finished;
  expect(code).toBe(1);
  expect(err.trim().split("\n")).toHaveLength(1);
  expect(err).toMatch(/^The Debian archive cannot be reached\. Check the network and start again, or set MONGODB_URL/);
  expect(out).toContain("preparing PostgreSQL, Redis and RabbitMQ");
  expect(readdirSync(cache)).toEqual([]);
  expect(workers()).toEqual([]);
});

(isRoot ? it : it.skip)(
  "on a disk that is too small: one line that says what and what to do, exit 1",
  async () => {
    const small = `mount -t tmpfs -o size=50m tmpfs "$XDG_CACHE_HOME" && exec "$@"`;
    const command = [
      "--mount",
      "sh",
      "-c",
      small,
      "sh",
      process.execPath,
      "--disable-warning=ExperimentalWarning",
      script,
    ];
    const { code, err } = await background("unshare", command, { XDG_CACHE_HOME: cacheHome }).finished;
    expect(code).toBe(1);
    expect(err).toMatch(
      /^Not enough room on the disk of .*: \d+ MB free, 1600 MB needed\. Free some, or set XDG_CACHE_HOME/,
    );
    expect(err.trim().split("\n")).toHaveLength(1);
  },
  30_000,
);

describe("with an archive that answers nothing", () => {
  let silent: Server;
  let mirror: string;
  beforeAll(async () => {
    silent = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(silent, "listening");
    mirror = `http://127.0.0.1:${(silent.address() as { port: number }).port}/debian`;
  });
  afterAll(() => silent.close());

  const waiting = async () => {
    const running = provisionWith(mirror);
    expect(
      await eventually(() => workers().length > 0 && running.said().includes("reading the package lists"), 20_000),
    ).toBe(true);
    return running;
  };

  it.each(["SIGKILL", "SIGTERM", "SIGINT"] as const)(
    "%s ends everything that was begun",
    async (name) => {
      const { child, finished } = await waiting();
      signal(child.pid ?? 0, name);
      await finished;
      expect(await eventually(() => workers().length === 0, 10_000)).toBe(true);
      expect(lockHolder(join(cache, "provisioning.lock"))).toBeUndefined();
    },
    60_000,
  );

  it("a second start waits for the first, and takes over when that dies", async () => {
    const first = await waiting();
    const second = provisionWith(unreachable);
    expect(await eventually(() => second.said().includes(`another start (process ${first.child.pid})`), 10_000)).toBe(
      true,
    );
    signal(first.child.pid ?? 0, "SIGKILL");
    expect(await second.finished).toMatchObject({ code: 1, err: expect.stringContaining("cannot be reached") });
    expect(existsSync(join(cache, "provisioning.lock"))).toBe(false);
  });
});

describe("the lock", () => {
  it("has one holder at a time", () => {
    const path = join(cacheHome, "lock");
    const lock = tryLock(path);
    expect(lockHolder(path)).toBe(process.pid);
    expect(tryLock(path)).toBeUndefined();
    lock?.release();
    expect(lockHolder(path)).toBeUndefined();
    expect(tryLock(path)).toBeDefined();
  });

  it("of a process that has died is free, even when its number is used again", () => {
    const path = join(cacheHome, "lock");
    writeFileSync(path, `${process.pid} 1`);
    expect(lockHolder(path)).toBeUndefined();
    expect(tryLock(path)).toBeDefined();
  });
});
