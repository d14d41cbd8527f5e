import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesOfService } from "./files-of-service.ts";

const ROOT = join(import.meta.dirname, "..", "..");
// Below the repository, so that its packages are found.
const FOLDER = join(ROOT, ".cache", "new-service");
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

describe("the files of a new service", () => {
  it("fit the packages that they use", () => {
    for (const [file, text] of Object.entries(filesOfService("some-service", 4999))) {
      mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
      writeFileSync(join(FOLDER, file), text);
    }
    const options = {
      extends: "../../tsconfig.base.json",
      include: ["src/**/*.ts"],
      compilerOptions: { noEmit: true },
    };
    writeFileSync(join(FOLDER, "tsconfig.json"), JSON.stringify(options));
    const { stdout } = spawnSync(join(ROOT, "node_modules", ".bin", "tsc"), ["--project", FOLDER], {
      encoding: "utf8",
      env: { ...process.env, PATH: `${join(ROOT, "node_modules", ".bin")}:${process.env["PATH"]}` },
    });
    expect(stdout).toBe("");
  });
});
