import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const FOLDERS = 400;
const root = mkdtempSync(join(tmpdir(), "key-locks-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Takes the lock of each folder that it can have, as soon as there is a file `go`, and prints which it took. */
const PROGRAM = `
import { existsSync } from "node:fs";
import { withKeyLock } from "${join(import.meta.dirname, "with-key-lock.ts")}";
console.error("ready");
while (!existsSync("go"));
const taken = [];
const refused = new Set();
for (let at = 0; at < ${FOLDERS}; at += 1)
  await Promise.race([withKeyLock(String(at), async () => (taken.push(at), new Promise(() => {}))), null]).catch(
    ({ message }) => refused.add(message),
  );
process.stdout.write(JSON.stringify({ taken, refused: [...refused] }), () => process.exit());
`;

const start = async () => {
  const program = spawn(process.execPath, ["--input-type=module", "--eval", PROGRAM], { cwd: root });
  const output = text(program.stdout);
  await once(program.stderr, "data");
  return { result: async () => JSON.parse(await output) as { taken: number[]; refused: string[] } };
};

describe("a rotation that was cut off", () => {
  it("is gone on with by one command alone, however many find it at once", async () => {
    const cutOff = new Date(Date.now() - 60_000);
    const folders = Array.from({ length: FOLDERS }, (_, at) => at);
    for (const at of folders) {
      const file = join(root, String(at), "keys.lock");
      mkdirSync(join(root, String(at)));
      writeFileSync(file, "");
      utimesSync(file, cutOff, cutOff);
    }
    const programs = await Promise.all([start(), start()]);
    writeFileSync(join(root, "go"), "");
    const [one, other] = await Promise.all(programs.map(({ result }) => result()));
    expect([...one!.taken, ...other!.taken].toSorted((a, b) => a - b)).toEqual(folders);
    for (const message of [...one!.refused, ...other!.refused]) expect(message).toContain("another rotation of keys");
  });
});
