// `npm run seed:scale [-- --cases 100000 --messages 1000000]`: fills the platform that runs here with a big office.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./platform/data-dir.ts";
import { runningPlatform } from "./platform/run-program.ts";

const running = runningPlatform();
if (!running) {
  console.error("The platform is not running here. Start it with npm start first, then run this beside it.");
  process.exit(1);
}
const args = ["bench/seed-scale.ts", "--url", running.urls.mongodbUrl, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: join(ROOT, "services/case-chat"), stdio: "inherit" });
process.exit(status ?? 1);
