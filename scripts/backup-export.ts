// `npm run backup:export -- [file]`: all data of this machine's platform in one sealed file, also while it runs (docs/backup.md).
import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { dataDir } from "./platform/data-dir.ts";
import { runningPlatform, runProgram } from "./platform/run-program.ts";

const stamp = new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, "");
const [given = join(dataDir, "exports", `legal-platform-${stamp}.sealed`)] = process.argv.slice(2);
const file = resolve(process.env["INIT_CWD"] ?? ".", given);
mkdirSync(dirname(file), { recursive: true, mode: 0o700 });

if (runningPlatform()?.isOwn)
  console.log(
    "The platform runs: what is written meanwhile may be in one part of the export and not yet in another. A restore makes " +
      "cases, messages and deadlines agree again; for the state of one instant, stop the platform first.",
  );

const status = await runProgram({ service: "backup", file: "src/export-all.ts", args: [file] });
if (status === 0)
  console.log(
    `Only the key opens it: BACKUP_KEY, else backupKey in ${join(dataDir, "secrets.json")}. Keep it elsewhere, with ` +
      `SECOND_FACTOR_KEYS and VAPID_KEYS, else secondFactorKeys and vapidKeys in ${join(dataDir, "secrets-0.2.json")}.`,
  );
process.exit(status);
