// `npm run mails:preview -- [FOLDER]`: every mail in four languages, as HTML and text, with invented names.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { ROOT } from "./platform/data-dir.ts";

const [folder] = process.argv.slice(2);
const target = folder === undefined ? join(ROOT, "dist/mails") : resolve(process.env["INIT_CWD"] ?? "", folder);
const program = join(ROOT, "services/notifications/src/mails-preview/preview-mails.ts");
const { status } = spawnSync(process.execPath, [program, target], { stdio: "inherit" });
process.exitCode = status ?? 1;
