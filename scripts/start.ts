import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startTimeOf } from "@legal/local-stack";
import { type Backing, startBacking } from "./platform/backing.ts";
import { buildFrontends } from "./platform/build-frontends.ts";
import { dataDir, ROOT } from "./platform/data-dir.ts";
import { type Deployable, deployables, environmentOf } from "./platform/deployables.ts";
import { writeKeyFiles } from "./platform/keys/key-files.ts";
import { printLine, say } from "./platform/log.ts";
import { runningPlatform } from "./platform/run-program.ts";
import { readReplicas } from "./platform/replicas.ts";
import { assertPortFree, waitUntilReady } from "./platform/ready.ts";
import { type LocalSecrets, localSecrets } from "./platform/secrets.ts";
import { SERVICE_NAMES } from "@legal/deployables";
import { supervise, type Supervised } from "./platform/supervise.ts";

const port = Number(process.env["PORT"] ?? 8080);
const publicOrigin = process.env["PUBLIC_ORIGIN"] ?? `http://localhost:${port}`;
const watch = process.argv.includes("--watch") ? ["--watch", "--watch-preserve-output"] : [];
/** Many processes share one machine: what V8 keeps for young objects grows to 48 MiB in each otherwise. */
const FRUGAL = ["--max-semi-space-size=4"];
/** A message is many young objects; with room for them collecting them costs a lively conversation a seventh less. */
const flagsOf = ({ name }: Deployable) => (name === "case-chat" ? [] : FRUGAL);
const startedAt = Date.now();
const stoppers: (() => Promise<void>)[] = [];
let preparing: Promise<unknown> = Promise.resolve();

let stopped: Promise<void> | undefined;
const stopAll = () =>
  (stopped ??= (async () => {
    // What is half started cannot be stopped: nothing may be left running behind.
    await preparing;
    for (const stop of stoppers.toReversed()) await stop();
    // Another platform's stays: where its port or its data is taken, this one has never run.
    if (runningPlatform()?.launcher === process.pid) rmSync(join(dataDir, "run.json"), { force: true });
  })());

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    say("Stopping …");
    void stopAll().then(() => process.exit(0));
  });
}

const running: Supervised[] = [];
let listeners: Deployable[] = [];
let backing: Backing | undefined;

/** Who runs under which pid now, for tests and for people who want to look. */
const writeRunFile = () => {
  if (!backing) return;
  const file = join(dataDir, "run.json");
  const facts = {
    address: publicOrigin,
    port,
    launcher: process.pid,
    launchedAt: startTimeOf(process.pid),
    urls: backing.urls,
    isOwn: backing.isOwn,
    addresses: Object.fromEntries(listeners.map((one) => [one.replica, `http://127.0.0.1:${one.port}`])),
    pids: {
      ...Object.fromEntries(running.map((one) => [one.name, one.pid()])),
      ...Object.fromEntries(Object.entries(backing.pids).map(([name, pid]) => [`stack/${name}`, pid])),
    },
  };
  // Replaced as a whole: anyone who reads it meanwhile finds the old one or the new one.
  writeFileSync(`${file}.new`, JSON.stringify(facts), { mode: 0o600 });
  renameSync(`${file}.new`, file);
};

const start = async () => {
  const all = deployables(port, readReplicas(process.argv));
  listeners = all;
  for (const one of all)
    await assertPortFree(one.port, "127.0.0.1", one.name === "gateway" ? "PORT" : "SERVICE_PORTS_FROM");
  const secrets = localSecrets(
    dataDir,
    all.map(({ name }) => name),
  );
  writeKeyFiles(dataDir, secrets.book);

  const passwords = secrets.backing;
  const report = (line: string) => {
    say(line);
    // A backing server that was started again has another pid.
    writeRunFile();
  };
  const backingStarted = startBacking({ dataDir, passwords, say: report }).then((started) => {
    stoppers.push(() => started.stop());
    return started;
  });
  const webBuilt = buildFrontends();
  preparing = Promise.allSettled([backingStarted, webBuilt]);
  await preparing;
  const webDir = await webBuilt;
  backing = await backingStarted;
  if (stopped) return;

  const around = { all, secrets, urls: backing.urls, isOwn: backing.isOwn, dataDir, webDir, publicOrigin };
  for (const one of all) {
    const program = {
      name: one.replica,
      command: process.execPath,
      args: [...flagsOf(one), ...watch, "src/main.ts"],
      cwd: join(ROOT, one.dir),
      env: environmentOf(one, around),
    };
    const supervised = supervise(program, printLine, writeRunFile);
    running.push(supervised);
    stoppers.push(() => supervised.stop());
  }
  writeRunFile();
  await waitUntilReady(
    all.map((one) => `http://127.0.0.1:${one.port}/health/ready`),
    90_000,
  );

  say(`\nReady after ${((Date.now() - startedAt) / 1000).toFixed(1)} s: ${SERVICE_NAMES.join(", ")} and the gateway.`);
  say(`  Address      ${publicOrigin}`);
  say(
    `  Admin login  ${secrets.adminUsername} / ${secrets.adminPassword}   (kept in ${join(dataDir, "secrets.json")})`,
  );
  if (process.argv.includes("--demo")) await fillDemo(secrets);
  say("  Ctrl-C stops everything.\n");
};

const fillDemo = async ({ adminUsername: username, adminPassword: password }: LocalSecrets) => {
  // Twenty MiB that a start without demo data need not hold.
  const { ensureDemoData } = await import("./demo/demo-data.ts");
  const demo = await ensureDemoData({ dataDir, address: `http://127.0.0.1:${port}`, admin: { username, password } });
  say(`  Demo logins  ${demo.usernames.join(", ")} / ${demo.password}`);
};

try {
  await start();
} catch (error) {
  console.error(`Cannot start: ${error instanceof Error ? error.message : String(error)}`);
  await stopAll();
  process.exit(1);
}
