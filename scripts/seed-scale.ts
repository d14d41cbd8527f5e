// `npm run seed:scale [-- --cases 100000 --messages 1000000]`: fills the platform that runs here with a big office.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const dataDir = process.env["DATA_DIR"] ?? resolve(import.meta.dirname, "../.data");
const { urls } = JSON.parse(readFileSync(join(dataDir, "run.json"), "utf8")) as { urls: { mongodbUrl: string } };
const cwd = resolve(import.meta.dirname, "../services/case-chat");
const args = ["src/scale/seed-scale.ts", "--url", urls.mongodbUrl, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd, stdio: "inherit" });
process.exit(status ?? 1);
