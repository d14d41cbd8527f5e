import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { BackupRun } from "@legal/contracts";
import { testKeys, tokenFor, until } from "@legal/test-kit";
import mongoose from "mongoose";
import { person } from "./neighbours.ts";
import { admin, backupUnderTest } from "./support.ts";

const backup = backupUnderTest();
const staff = admin();
const processes: ChildProcess[] = [];

afterAll(() => {
  for (const one of processes) one.kill("SIGKILL");
});

/** The service as it is deployed, in a process of its own; returns its address. */
const launch = async (): Promise<{ child: ChildProcess; url: string }> => {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const { mongodbUrl, database, rabbitmqUrl } = backup.services;
  const child = spawn(process.execPath, ["src/main.ts"], {
    cwd: join(import.meta.dirname, ".."),
    stdio: "ignore",
    env: {
      ...process.env,
      PORT: String(port),
      MONGODB_URL: mongodbUrl,
      MONGODB_DATABASE: database,
      RABBITMQ_URL: rabbitmqUrl,
      SERVICE_PRIVATE_KEY: testKeys().privatePemOf("backup"),
      TRUSTED_KEYS: testKeys().trustedKeysJson,
      AUTH_URL: backup.auth.url,
      CASE_CHAT_URL: backup.caseChat.url,
      BACKUP_DIR: backup.directory,
    },
  });
  processes.push(child);
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(`${url}/health/ready`)).ok, { timeoutMs: 25_000 });
  return { child, url };
};

const ask = (url: string, path: string, init: RequestInit = {}) =>
  fetch(url + path, {
    ...init,
    headers: { authorization: `Bearer ${tokenFor(staff, "backup")}`, "content-type": "application/json" },
  });

describe("a process killed in the middle of a run", () => {
  it("leaves a run that the next one marks as interrupted, no file, and the way free for another", async () => {
    backup.auth.rows.push(...Array.from({ length: 700 }, () => person()));
    const { child, url } = await launch();
    const { promise: never } = Promise.withResolvers<void>();
    const doomed = ask(url, "/api/admin/backup/users", { method: "POST", body: "{}" }).catch(() => undefined);
    await until(() => backup.auth.asked() > 0);
    backup.auth.hold(never);
    await until(() => backup.files().some((name) => name.endsWith(".part")));
    child.kill("SIGKILL");
    await once(child, "exit");
    await doomed;

    const next = await launch();
    const runs = mongoose.connection.collection("backup_runs");
    // Where its start took long, the next one has ended the run by itself.
    expect(await runs.countDocuments({ status: { $in: ["running", "interrupted"] } })).toBe(1);
    await runs.updateMany({ status: "running" }, { $set: { aliveAt: new Date(Date.now() - 16_000) } });
    const history = (await (await ask(next.url, "/api/admin/backup/runs")).json()) as BackupRun[];
    expect(history).toMatchObject([{ status: "interrupted", url: null, error: { code: "BACKUP_INTERRUPTED" } }]);
    expect(backup.files()).toEqual([]);

    backup.auth.hold(Promise.resolve());
    const again = await ask(next.url, "/api/admin/backup/users", { method: "POST", body: "{}" });
    expect(again.status).toBe(201);
    expect((await again.json()) as BackupRun).toMatchObject({ status: "complete", rowCount: 700 });
  });
});
