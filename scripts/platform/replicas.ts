import type { ReplicaCounts } from "./deployables.ts";
import { SERVICE_NAMES } from "@legal/deployables";

const NAMES: readonly string[] = [...SERVICE_NAMES, "gateway"];

const readOne = (text: string): [name: string, count: number] => {
  const [, name = "", count = ""] = /^([\w-]+)=([1-9])$/.exec(text) ?? [];
  if (!NAMES.includes(name))
    throw new Error(`--replicas ${text}: say <name>=<1 to 9>, separated by commas, with a name of ${NAMES.join(", ")}`);
  return [name, Number(count)];
};

/** `--replicas case-chat=3,gateway=2` among the arguments of the launcher. */
export const readReplicas = (args: readonly string[]): ReplicaCounts => {
  const at = args.indexOf("--replicas");
  return at < 0 ? {} : Object.fromEntries((args[at + 1] ?? "").split(",").map(readOne));
};
