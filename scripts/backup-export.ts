// `npm run backup:export -- [file]`: all data of this machine's platform in one sealed file, also while it runs.
import { mkdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { dataDir } from "./platform/data-dir.ts";
import { runProgram } from "./platform/run-program.ts";

const stamp = new Date().toISOString().slice(0, 16).replaceAll(/[-:]/g, "");
const [given = join(dataDir, "exports", `legal-platform-${stamp}.sealed`)] = process.argv.slice(2);
const file = resolve(process.env["INIT_CWD"] ?? ".", given);
mkdirSync(dirname(file), { recursive: true, mode: 0o700 });

const status = await runProgram({ service: "backup", file: "src/export-all.ts", args: [file] });
if (status === 0)
  console.log(
    `Only the key opens it: BACKUP_KEY, else backupKey in ${join(dataDir, "secrets.json")}. Keep it elsewhere, with ` +
      `SECOND_FACTOR_KEYS and VAPID_KEYS, else secondFactorKeys and vapidKeys in ${join(dataDir, "secrets-0.2.json")}.`,
  );
process.exit(status);
