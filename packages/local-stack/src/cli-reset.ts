import { rmSync } from "node:fs";
import { down } from "./cli-down.ts";

export const reset = async (dataDirectory: string) => {
  await down(dataDirectory);
  rmSync(dataDirectory, { recursive: true, force: true });
  console.log(`Deleted ${dataDirectory}.`);
};
