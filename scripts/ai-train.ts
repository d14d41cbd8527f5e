// `npm run ai:train`: the assistant's weights from services/ai/training, and what they reach in docs/assistant-evaluation.md.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const cwd = resolve(import.meta.dirname, "../services/ai");
const { status } = spawnSync(process.execPath, ["training/train.ts", ...process.argv.slice(2)], {
  cwd,
  stdio: "inherit",
});
process.exit(status ?? 1);
