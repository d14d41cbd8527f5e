import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { DEPLOYABLES, isNode } from "./deployables.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

interface ConfigEntry {
  name: string;
  required: boolean;
}

export interface ConfigModule {
  variables: readonly string[];
  required: readonly string[];
  hasFile: (file: string) => boolean;
}

const describe = async (dir: string): Promise<ConfigModule> => {
  const { stdout } = await promisify(execFile)(process.execPath, ["src/config.ts"], {
    cwd: join(ROOT, dir),
    env: { ...process.env, CONFIG_MODE: "describe" },
  });
  const entries = JSON.parse(stdout) as ConfigEntry[];
  return {
    variables: entries.map(({ name }) => name),
    required: entries.filter(({ required }) => required).map(({ name }) => name),
    hasFile: (file) => existsSync(join(ROOT, dir, file)),
  };
};

/** What each Node deployable's own config module says that it reads, by the deployable's name. */
export const configModules = async (): Promise<ReadonlyMap<string, ConfigModule>> =>
  new Map(
    await Promise.all(DEPLOYABLES.filter(isNode).map(async ({ name, dir }) => [name, await describe(dir)] as const)),
  );
