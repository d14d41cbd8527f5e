// Puts one frontend's files together for its image: those of this build and, for a week after they were last current,
// the hashed ones of the image before, which pages that are still open may ask for.
// node collect-frontend.ts <app> <build> <previous> <target>
import { cpSync, globSync, mkdirSync, statSync, utimesSync } from "node:fs";
import { dirname, join } from "node:path";

const WEEK_MS = 7 * 86_400_000;
const HASHED = /\.[0-9a-z]{10,}\./;

const [app = "", build = "", previous = "", target = ""] = process.argv.slice(2);
const folders = app === "shell" ? ["shell", "fonts", "images"] : [app];
const now = new Date();

const filesBelow = (dir: string) =>
  globSync(
    folders.map((folder) => `${folder}/**`),
    { cwd: dir },
  ).filter((file) => statSync(join(dir, file)).isFile());

const copy = (from: string, file: string) => {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  cpSync(join(from, file), join(target, file), { preserveTimestamps: true });
};

for (const file of filesBelow(previous)) {
  const isYoung = now.getTime() - statSync(join(previous, file)).mtimeMs < WEEK_MS;
  if (HASHED.test(file) && isYoung) copy(previous, file);
}
for (const file of filesBelow(build)) {
  copy(build, file);
  utimesSync(join(target, file), now, now);
}
