// `npm run backup:restore -- <file> [--check] [--deleted <list>]`: brings a full export back into this machine's empty,
// stopped platform. Who was deleted since is deleted again, by the list of this data folder or the one that is named.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dataDir } from "./platform/data-dir.ts";
import { runningPlatform, runProgram } from "./platform/run-program.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean" }, deleted: { type: "string" } },
});
const [given] = positionals;
const fromHere = (path: string) => resolve(process.env["INIT_CWD"] ?? ".", path);

if (given === undefined) {
  console.error("Name the file: npm run backup:restore -- <file> [--check] [--deleted <list>]");
  process.exit(1);
}
if (!values.check && runningPlatform()) {
  console.error("The platform is running here. Stop it first: its services would write while the data comes back.");
  process.exit(1);
}

const ownList = process.env["DELETED_USERS_FILE"] ?? join(dataDir, "deleted-users.jsonl");
const list = values.deleted === undefined ? ownList : fromHere(values.deleted);
const known = values.deleted !== undefined || existsSync(list);
if (!values.check)
  console.log(
    known
      ? `Accounts in ${list} are deleted again at the next start.`
      : "No list of deleted accounts: those deleted after the export come back. --deleted <list> names one.",
  );

const status = await runProgram({
  service: "backup",
  file: "src/restore-all.ts",
  args: [fromHere(given), ...(values.check ? ["--check"] : []), ...(known && !values.check ? ["--deleted", list] : [])],
});
process.exit(status);
