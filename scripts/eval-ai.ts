// `npm run eval:ai`: the assistant on situations that only measure; the offline one, or a model when AI_BASE_URL or AI_API_KEY is set.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const cwd = resolve(import.meta.dirname, "../services/ai");
const { status } = spawnSync(process.execPath, ["training/evaluate.ts"], { cwd, stdio: "inherit" });
process.exit(status ?? 1);
