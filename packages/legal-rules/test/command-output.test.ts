import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const BOOTSTRAP = join(import.meta.dirname, "../../../scripts/bootstrap.mjs");

/** Stands for npm: says something and brings the Node that a command runs on. */
const NPM = `#!/bin/sh
echo "added 1 package"
mkdir -p node_modules/.bin
ln -s "${process.execPath}" node_modules/.bin/node
`;

it("a command that installs first prints only its own lines", () => {
  const root = mkdtempSync(join(tmpdir(), "legal-rules-command-"));
  try {
    mkdirSync(join(root, "scripts"));
    mkdirSync(join(root, "bin"));
    copyFileSync(BOOTSTRAP, join(root, "scripts/bootstrap.mjs"));
    writeFileSync(join(root, "scripts/legal-vectors.ts"), 'console.log("1 passed, 0 failed");');
    writeFileSync(join(root, "package-lock.json"), "{}");
    writeFileSync(join(root, "bin/npm"), NPM, { mode: 0o755 });
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [join(root, "scripts/bootstrap.mjs"), "legal-vectors"],
      { encoding: "utf8", env: { ...process.env, PATH: `${join(root, "bin")}:${process.env["PATH"]}` } },
    );
    expect({ stdout, status }).toEqual({ stdout: "1 passed, 0 failed\n", status: 0 });
    expect(stderr).toMatch(/Installing dependencies[^]*added 1 package/);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
