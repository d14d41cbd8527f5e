import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
interface Lock {
  packages: Record<string, Manifest & { resolved?: string }>;
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const declared = ({ dependencies = {}, devDependencies = {} }: Manifest) =>
  JSON.stringify(Object.entries({ ...dependencies, ...devDependencies }).toSorted(([a], [b]) => a.localeCompare(b)));

/** A stranger's `npm ci` must accept it: registries lack some platform packages of the newest releases. */
const installProblems = () => {
  const { status, stderr } = spawnSync("npm", ["ci", "--dry-run", "--ignore-scripts", "--loglevel=error"], {
    encoding: "utf8",
  });
  return status === 0 ? [] : stderr.trim().split("\n").slice(0, 20);
};

/** The lock file knows exactly the manifests' dependencies and names no download address. */
export const checkLockFile = (): string[] => {
  const { packages } = json("package-lock.json") as Lock;
  const manifests = [
    "package.json",
    ...globSync("{packages,services,frontends}/*/package.json"),
    "gateway/package.json",
  ];
  const stale = manifests
    .filter((file) => {
      const locked = packages[file === "package.json" ? "" : file.replace("/package.json", "")];
      return !locked || declared(locked) !== declared(json(file) as Manifest);
    })
    .map((file) => `${file} and package-lock.json differ: run npm install`);
  const addresses = Object.entries(packages)
    .filter(([, { resolved }]) => /^https?:/.test(resolved ?? ""))
    .map(([name]) => `package-lock.json names a download address for ${name}`);
  return [...stale, ...addresses, ...installProblems()];
};
