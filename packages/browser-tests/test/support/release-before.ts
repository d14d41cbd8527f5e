import { execFileSync, spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ROOT } from "./repository.ts";

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
const { revision = "" } = readJson(join(ROOT, "scripts/check/records/released-records.json"));

/** A shallow clone does not have it before `git fetch --depth 1 origin <revision>`. */
export const hasReleaseBefore = (): boolean =>
  spawnSync("git", ["cat-file", "-e", `${revision}^{commit}`], { cwd: ROOT }).status === 0;

const link = (target: string, path: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
};

/** The sources of the release before in a folder of their own, with its own workspaces and today's dependencies. */
export const unpackReleaseBefore = (): { sources: string; remove: () => void } => {
  const sources = mkdtempSync(join(tmpdir(), "release-before-"));
  const archive = execFileSync("git", ["archive", revision], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["--extract", "--directory", sources], { input: archive });
  const modules = join(sources, "node_modules");
  for (const name of readdirSync(join(ROOT, "node_modules")))
    if (name !== "@legal" && !name.startsWith(".")) link(join(ROOT, "node_modules", name), join(modules, name));
  for (const file of globSync("{packages/*,services/*,frontends/*,gateway}/package.json", { cwd: sources })) {
    const { name = "" } = readJson(join(sources, file));
    link(join(sources, dirname(file)), join(modules, name));
  }
  return { sources, remove: () => rmSync(sources, { recursive: true, force: true }) };
};
