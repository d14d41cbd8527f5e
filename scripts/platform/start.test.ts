import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startTimeOf } from "@legal/local-stack";
import { ROOT } from "./data-dir.ts";

const folder = mkdtempSync(join(tmpdir(), "start-"));
const server = createServer();
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe("npm start where the platform runs already", () => {
  it("says so, and leaves its data folder as it is", async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const run = JSON.stringify({ launcher: process.pid, launchedAt: startTimeOf(process.pid) });
    writeFileSync(join(folder, "run.json"), run);

    const env = { ...process.env, DATA_DIR: folder, PORT: String(port) };
    const start = promisify(execFile)(process.execPath, ["scripts/start.ts"], { cwd: ROOT, env });
    await expect(start).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("is in use") });
    expect(readdirSync(folder)).toEqual(["run.json"]);
    expect(readFileSync(join(folder, "run.json"), "utf8")).toBe(run);
  });
});
