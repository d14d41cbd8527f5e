// npm run deploy:plan -- <deployable> [--overlay prod] [--from <git ref>] [--tag <image tag>]
// Prints what a rollout of one deployable would change: its objects at a git ref (HEAD by default) against those of
// the working tree, or against the same with another image tag.
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { planOf, render, type Change } from "@legal/kubernetes";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    overlay: { type: "string", default: "prod" },
    from: { type: "string", default: "HEAD" },
    tag: { type: "string" },
  },
});
const { overlay, from, tag } = values;
const [deployable = ""] = positionals;
const scratch = mkdtempSync(join(tmpdir(), "deploy-plan-"));

const run = (command: string, args: string[], input?: Buffer): Buffer => {
  const { status, stdout, stderr } = spawnSync(command, args, { ...(input && { input }), maxBuffer: 1e8 });
  if (status === 0) return stdout;
  throw new Error(stderr.toString().trim());
};

/** `k8s/` as it was at the git ref. */
const checkOut = (): string => {
  run("tar", ["-x", "-C", scratch], run("git", ["archive", from, "k8s"]));
  return join(scratch, "k8s", "overlays", overlay);
};

const differenceOf = ({ title, before = "", after = "" }: Change): string => {
  const dir = join(scratch, "objects");
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, "before"), before);
  writeFileSync(join(dir, "after"), after);
  const colour = process.stdout.isTTY ? "always" : "never";
  const args = ["diff", "--no-index", `--color=${colour}`, "before", "after"];
  const { stdout } = spawnSync("git", args, { cwd: dir, encoding: "utf8" });
  const lines = stdout.split("\n");
  return [title, ...lines.slice(lines.findIndex((line) => line.includes("@@")))].join("\n");
};

try {
  const { changes, others } = planOf({
    before: render(checkOut()),
    after: render(join("k8s", "overlays", overlay)),
    deployable,
    tag,
  });
  console.log(changes.length === 0 ? `Nothing of ${deployable} changes.` : changes.map(differenceOf).join("\n"));
  if (others.length > 0) console.log(`Not part of this rollout, and different too: ${others.join(", ")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(scratch, { recursive: true });
}
