// npm run keys:rotate -- gateway       replaces a key of the running platform without an outage
// npm run keys:rotate -- all --drop    a key leaked: what the former ones signed is refused at once
// npm run keys:rotate -- ai --step     one step, for keys that are brought to the processes by other means (Kubernetes)
import { setTimeout as pause } from "node:timers/promises";
import { dataDir } from "./platform/data-dir.ts";
import { deployables } from "./platform/deployables.ts";
import { saveKeyBook, type KeyBook } from "./platform/keys/key-book.ts";
import { keyMetricsOf, writeKeyFiles } from "./platform/keys/key-files.ts";
import { withKeyLock } from "./platform/keys/with-key-lock.ts";
import { rotateKeys, advanceRotation } from "./platform/keys/rotate-keys.ts";
import { runningPlatform } from "./platform/run-program.ts";
import { localSecrets } from "./platform/secrets.ts";

const TAKEN_WITHIN_MS = 60_000;
const ASK_AGAIN_MS = 500;

const say = (line: string) => console.log(line);

const keyLinesAt = async (address: string): Promise<string[]> => {
  try {
    const answer = await fetch(`${address}/metrics`, { signal: AbortSignal.timeout(2000) });
    return (await answer.text()).split("\n").filter((line) => line.startsWith("keys_in_use{"));
  } catch {
    return [];
  }
};

const hasTaken = async (address: string, expected: readonly string[]): Promise<boolean> => {
  const held = new Set(await keyLinesAt(address));
  return held.size === expected.length && expected.every((line) => held.has(line));
};

const untilTaken = async (book: KeyBook, addresses: Readonly<Record<string, string>>): Promise<void> => {
  const deadline = Date.now() + TAKEN_WITHIN_MS;
  let missing = Object.entries(addresses);
  for (;;) {
    const taken = await Promise.all(
      missing.map(([replica, address]) => hasTaken(address, keyMetricsOf(book, replica.replace(/-\d$/, "")))),
    );
    missing = missing.filter((_, index) => !taken[index]);
    if (missing.length === 0) return;
    const names = missing.map(([replica]) => replica).join(", ");
    if (Date.now() > deadline) throw new Error(`${names} did not take the keys; run this again to go on`);
    await pause(ASK_AGAIN_MS);
  }
};

const run = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const drop = args.includes("--drop");
  const given = args.filter((arg) => !arg.startsWith("--"));
  const all = deployables(8080).map(({ name }) => name);
  const { book } = localSecrets(dataDir, all);
  const names = given.includes("all") ? Object.keys(book) : given;
  if (names.length === 0) throw new Error(`which key? One of ${Object.keys(book).join(", ")}, or all`);

  if (args.includes("--step")) {
    const done = names.map((name) => advanceRotation(book, name, drop));
    saveKeyBook(dataDir, book);
    done.forEach(say);
    return;
  }
  const running = runningPlatform();
  if (!running) throw new Error("the platform does not run here: npm start first; for Kubernetes go by --step");
  const publish = async (changed: KeyBook): Promise<void> => {
    saveKeyBook(dataDir, changed);
    writeKeyFiles(dataDir, changed);
    await untilTaken(changed, running.addresses);
  };
  await rotateKeys(book, { names, drop, publish, wait: (seconds) => pause(seconds * 1000), say });
};

try {
  await withKeyLock(dataDir, run);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
