import { appendFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { SERVER_ID, type Confinement } from "../confinement.ts";
import { requireSpace } from "../disk-space.ts";
import { lockHolder, tryLock } from "../lock.ts";
import { CommandFailed } from "../run.ts";
import { StackError, useYourOwnServers } from "../stack-error.ts";
import { aptMirror } from "./apt-mirror.ts";
import { cacheDirectory } from "./cache-directory.ts";
import { ensureMmdebstrap, runMmdebstrap } from "./mmdebstrap.ts";
import { type ReadyTree, readyTree, unpackReadyTree } from "./ready-tree.ts";
import { recipeKey } from "./recipe.ts";
import { buildTemplate } from "./template-data.ts";

type Progress = (line: string) => void;

const NEEDED_BYTES = 1_600_000_000;
const moreSpace = "Free some, or set XDG_CACHE_HOME to a folder on a larger disk.";
const LOCK_WAIT_MS = 20 * 60_000;

export interface Provisioned {
  /** With Redis and RabbitMQ. */
  rootFileSystem: string;
  /** With PostgreSQL; the same one unless LOCAL_STACK_ROOTFS names another. */
  postgresRootFileSystem: string;
  /** An initialised PostgreSQL data folder with the extension, to be copied. */
  template: string;
}

/** The root file system and the template, built on first use and then kept for every later start and every clone. */
export const provision = async (how: Confinement, onProgress: Progress): Promise<Provisioned> => {
  const ready = readyTree();
  const home = join(cacheDirectory(), [recipeKey, how, ...(ready ? [ready.key] : [])].join("-"));
  if (!existsSync(home)) {
    const lock = await waitForLock(join(cacheDirectory(), "provisioning.lock"), onProgress);
    try {
      if (!existsSync(home)) await build(home, how, ready, onProgress);
    } finally {
      lock.release();
    }
  }
  return placesIn(home, ready);
};

const placesIn = (home: string, ready: ReadyTree | undefined): Provisioned => ({
  rootFileSystem: join(home, "root"),
  postgresRootFileSystem: join(home, ready ? "postgres" : "root"),
  template: join(home, "template"),
});

const waitForLock = async (path: string, onProgress: Progress) => {
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (let isReported = false; Date.now() < deadline; await delay(500)) {
    const lock = tryLock(path);
    if (lock) return lock;
    if (!isReported) onProgress(`another start (process ${lockHolder(path)}) is preparing the servers; waiting for it`);
    isReported = true;
  }
  throw new StackError(
    `Process ${lockHolder(path)} has been preparing the servers for very long; stop it and start again.`,
  );
};

const build = async (home: string, how: Confinement, ready: ReadyTree | undefined, onProgress: Progress) => {
  removeHalfBuilt();
  requireSpace(cacheDirectory(), NEEDED_BYTES, moreSpace);
  const partial = `${home}.partial`;
  const { rootFileSystem, postgresRootFileSystem, template } = placesIn(partial, ready);
  mkdirSync(partial, { recursive: true });
  try {
    await bootstrap(rootFileSystem, how, ready !== undefined, onProgress);
    if (ready) await unpackReadyTree(ready, postgresRootFileSystem);
    for (const tree of new Set([rootFileSystem, postgresRootFileSystem])) prepareTree(tree);
    onProgress("initialising PostgreSQL");
    await buildTemplate(postgresRootFileSystem, template, how);
    renameSync(partial, home);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw explained(error);
  }
};

const removeHalfBuilt = () => {
  const cache = cacheDirectory();
  const names = existsSync(cache) ? readdirSync(cache).filter((name) => name.endsWith(".partial")) : [];
  for (const name of names) rmSync(join(cache, name), { recursive: true, force: true });
};

const bootstrap = async (path: string, how: Confinement, withoutPostgres: boolean, onProgress: Progress) => {
  await ensureMmdebstrap(how === "root", onProgress);
  const target = { path, mirror: await aptMirror(), withoutPostgres };
  onProgress("first start: preparing PostgreSQL, Redis and RabbitMQ; this happens once and takes a few minutes");
  await runMmdebstrap(how, target, onProgress);
};

const prepareTree = (tree: string) => {
  for (const name of ["data", "sock"]) mkdirSync(join(tree, name), { recursive: true });
  appendFileSync(join(tree, "etc/passwd"), `legal:x:${SERVER_ID}:${SERVER_ID}::/data:/bin/sh\n`);
  appendFileSync(join(tree, "etc/group"), `legal:x:${SERVER_ID}:\n`);
  writeFileSync(join(tree, "etc/hosts"), "127.0.0.1 localhost\n");
};

const explained = (error: unknown) => {
  if (!(error instanceof CommandFailed)) return error;
  if (/No space left on device/i.test(error.output)) {
    return new StackError(`The disk of ${cacheDirectory()} is full. ${moreSpace}`);
  }
  if (/Could not (resolve|connect)|Temporary failure resolving|Failed to fetch|Unable to connect/i.test(error.output)) {
    return new StackError(
      `The Debian archive cannot be reached. Check the network and start again, ${useYourOwnServers}.`,
    );
  }
  return error;
};
