// The first thing every npm script runs, on the machine's own Node (20 or newer), before anything is installed:
// brings node_modules in step with the lock file, then hands over to the Node 24 that came with it.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const [verb, ...args] = process.argv.slice(2);
const lockHash = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");
const stamp = join(root, "node_modules", ".installed-lock-hash");
const node24 = join(root, "node_modules", ".bin", "node");

const isInstalled = () => existsSync(node24) && existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash;

const install = () => {
  // A command's own lines are all that belongs on its standard output.
  process.stderr.write("Installing dependencies (once per change of package-lock.json) …\n");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: [0, 2, 2],
  });
  if (status !== 0) {
    process.stderr.write(
      "npm ci failed: check that the package registry can be reached, then run the command again.\n",
    );
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lockHash);
};

if (!isInstalled()) install();

const child = spawn(node24, [join(root, "scripts", `${verb}.ts`), ...args], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    PATH: `${join(root, "node_modules", ".bin")}:${process.env.PATH}`,
    NODE_COMPILE_CACHE: join(root, ".cache", "node"),
  },
});
// The terminal sends Ctrl-C to the whole group; a signal to this process alone is passed on. Either way the child decides.
process.on("SIGINT", () => {});
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
if (process.env.npm_lifecycle_event) {
  // npm's shell ends on a signal without passing it on, and leaves this process to itself.
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && child.kill("SIGTERM"), 1_000).unref();
}
child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
