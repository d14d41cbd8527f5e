// `npm run events:republish -- case-chat --since 2026-11-22T08:00:00Z [--until …] [--event NAME]`: publishes again what
// the broker has lost. A running platform does it within moments, another one at its next start.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./platform/data-dir.ts";
import { runProgram } from "./platform/run-program.ts";

const PROGRAM = "src/republish-events.ts";
const [service = "", ...args] = process.argv.slice(2);

if (!/^[a-z-]+$/.test(service) || !existsSync(join(ROOT, "services", service, PROGRAM))) {
  console.error("Use: npm run events:republish -- SERVICE --since ISO [--until ISO] [--event NAME]");
  process.exit(1);
}
process.exit(await runProgram({ service, file: PROGRAM, args }));
