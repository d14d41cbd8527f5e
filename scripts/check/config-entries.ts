import { spawnSync } from "node:child_process";
import { SERVICE_NAMES } from "@legal/deployables";

export interface ConfigEntry {
  name: string;
  description: string;
  default?: string;
  required: boolean;
}

/** Folders of the deployables that have a config module. */
export const DEPLOYABLES = ["gateway", ...SERVICE_NAMES.map((name) => `services/${name}`)];

/** What a deployable's config module says of each variable that it reads. */
export const entriesOf = (dir: string): ConfigEntry[] => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [`${dir}/src/config.ts`], {
    encoding: "utf8",
    env: { ...process.env, CONFIG_MODE: "describe" },
  });
  if (status !== 0) throw new Error(`${dir}/src/config.ts cannot describe itself: ${stderr}`);
  return JSON.parse(stdout) as ConfigEntry[];
};
