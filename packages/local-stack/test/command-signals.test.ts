import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const LOCK = "{}";
const SCRIPTS = join(import.meta.dirname, "../../../scripts");

/** Stands for a command of the platform: says that it runs, and that it was asked to stop. */
const COMMAND = `
process.on("SIGTERM", () => { console.log("stopped"); process.exit(0); });
setInterval(() => {}, 1_000);
console.log("running");
`;

it("ending npm alone ends the command that it started", async () => {
  const root = mkdtempSync(join(tmpdir(), "command-signals-"));
  try {
    mkdirSync(join(root, "scripts"));
    mkdirSync(join(root, "node_modules/.bin"), { recursive: true });
    symlinkSync(process.execPath, join(root, "node_modules/.bin/node"));
    copyFileSync(join(SCRIPTS, "bootstrap.mjs"), join(root, "scripts/bootstrap.mjs"));
    writeFileSync(join(root, "scripts/start.ts"), COMMAND);
    writeFileSync(
      join(root, "package.json"),
      JSON.stringify({ scripts: { start: "node scripts/bootstrap.mjs start" } }),
    );
    writeFileSync(join(root, "package-lock.json"), LOCK);
    writeFileSync(join(root, "node_modules/.installed-lock-hash"), createHash("sha256").update(LOCK).digest("hex"));
    const npm = spawn("npm", ["start"], { cwd: root, stdio: ["ignore", "pipe", "ignore"] });
    const ended = once(npm, "exit");
    npm.stdout.setEncoding("utf8").on("data", (said: string) => said.includes("running") && npm.kill("SIGTERM"));
    // The pipe closes when the last process that writes to it has ended.
    await expect(text(npm.stdout)).resolves.toContain("stopped");
    await ended;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
