import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { appDir, readPackage, ROOT, type App } from "./apps.ts";

const SCOPE = "@legal/";

const packageDir = (name: string) => join(ROOT, "packages", name.slice(SCOPE.length));

/** The workspace packages a folder depends on, theirs included. */
const workspaceDependencies = (dir: string, seen = new Set<string>()): Set<string> => {
  for (const name of Object.keys(readPackage(dir).dependencies ?? {})) {
    if (!name.startsWith(SCOPE) || seen.has(name)) continue;
    seen.add(name);
    workspaceDependencies(packageDir(name), seen);
  }
  return seen;
};

const sourceFiles = (dir: string) =>
  globSync(["package.json", "src/**/*.*", "assets/**/*.*"], { cwd: dir })
    .filter((file) => !file.includes(".test."))
    .map((file) => join(dir, file));

/** Changes whenever a build of this app could come out differently. */
export const inputsHash = (app: App): string => {
  const packages = [...workspaceDependencies(appDir(app))].map(packageDir);
  const files = [
    ...[appDir(app), ...packages].flatMap(sourceFiles),
    // Remotes are checked against the shell's façades.
    ...globSync("frontends/shell/src/shared/*.ts", { cwd: ROOT }).map((file) => join(ROOT, file)),
    ...globSync("**/*.ts", { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file)),
    join(ROOT, "package-lock.json"),
  ];
  const hash = createHash("sha256");
  for (const file of files.toSorted()) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest("hex");
};
