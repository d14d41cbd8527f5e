import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { useBackingServices } from "@legal/test-kit";

const services = useBackingServices();
const urls = { mongodbUrl: services.mongodbUrl, redisUrl: services.redisUrl, rabbitmqUrl: services.rabbitmqUrl };
const dataDir = mkdtempSync(join(tmpdir(), "command-line-"));

const startTimeOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ")[19];

const launchedBy = (launcher: number, launchedAt = startTimeOf(launcher)) =>
  writeFileSync(
    join(dataDir, "run.json"),
    JSON.stringify({ address: "http://localhost:8080", port: 8080, urls, launcher, launchedAt }),
  );

/** `npm run backup:restore -- nothing.sealed`, which gets as far as the file that is not there. */
const restoreNothing = async () => {
  const child = spawn(process.execPath, ["scripts/backup-restore.ts", "nothing.sealed"], {
    cwd: join(import.meta.dirname, "../../.."),
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      MONGODB_URL: urls.mongodbUrl,
      REDIS_URL: urls.redisUrl,
      RABBITMQ_URL: urls.rabbitmqUrl,
    },
  });
  const [errors] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { code: child.exitCode, errors };
};

afterAll(() => rmSync(dataDir, { recursive: true }));

// Each run is a process of its own, slow to start on a busy machine.
const PROCESS_MS = 90_000;

describe("restoring on one machine", () => {
  it(
    "is refused while the platform runs",
    async () => {
      launchedBy(process.pid);
      const { code, errors } = await restoreNothing();
      expect(code).toBe(1);
      expect(errors).toContain("is running here");
    },
    PROCESS_MS,
  );

  it.each([
    ["whose launcher was killed", () => launchedBy(spawnSync("true").pid, "1")],
    ["whose launcher's pid is another process's now", () => launchedBy(process.pid, "1")],
  ])(
    "is not kept away by a platform %s",
    async (_, leaveBehind) => {
      leaveBehind();
      const { code, errors } = await restoreNothing();
      expect(code).toBe(1);
      expect(errors).toContain("nothing.sealed");
    },
    PROCESS_MS,
  );
});
