import { execFileSync } from "node:child_process";

// In a process of its own, as this one has loaded more.
const loaded = `
  import { _cache } from "node:module";
  for (const name of ["@legal/event-bus/broadcaster", "./src/app.ts"]) await import(name);
  console.log(Object.keys(_cache).filter((file) => /node_modules.(mongoose|mongodb|bson)./.test(file)).length);
`;

describe("the gateway's process", () => {
  it("loads no database driver, which would take twenty MiB", () => {
    const args = ["--no-warnings", "--input-type=module", "--eval", loaded];
    expect(execFileSync(process.execPath, args, { cwd: `${import.meta.dirname}/..`, encoding: "utf8" })).toBe("0\n");
  });
});
