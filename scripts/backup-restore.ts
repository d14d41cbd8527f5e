// `npm run backup:restore -- <file> [--check]`: brings a full export back into this machine's empty, stopped platform.
import { resolve } from "node:path";
import { runningPlatform, runProgram } from "./platform/run-program.ts";

const args = process.argv.slice(2);
const checkOnly = args.includes("--check");
const [given] = args.filter((arg) => !arg.startsWith("--"));

if (given === undefined) {
  console.error("Name the file: npm run backup:restore -- <file> [--check]");
  process.exit(1);
}
if (!checkOnly && runningPlatform()) {
  console.error("The platform is running here. Stop it first: its services would write while the data comes back.");
  process.exit(1);
}
const file = resolve(process.env["INIT_CWD"] ?? ".", given);
const status = await runProgram({
  service: "backup",
  file: "src/restore-all.ts",
  args: [file, ...(checkOnly ? ["--check"] : [])],
});
process.exit(status);
