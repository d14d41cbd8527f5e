import { rmSync } from "node:fs";
import type { Confinement } from "../confinement.ts";
import { run } from "../run.ts";
import { StackError, useYourOwnServers } from "../stack-error.ts";
import { mmdebstrapArguments, type Target } from "./recipe.ts";
import { unpack } from "./unpack.ts";

type Progress = (line: string) => void;

export const ensureMmdebstrap = async (isRoot: boolean, onProgress: Progress) => {
  const missing = await missingPrograms(isRoot ? ["mmdebstrap"] : ["mmdebstrap", "newuidmap"]);
  if (missing.length === 0) return;
  if (!isRoot) {
    throw new StackError(`Install what is missing (sudo apt-get install mmdebstrap uidmap), ${useYourOwnServers}.`);
  }
  onProgress("installing mmdebstrap");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-q"], { env });
  await run(
    "apt-get",
    ["install", "-q", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=600", "mmdebstrap"],
    { env },
  );
};

const missingPrograms = async (names: string[]) => {
  const found = await Promise.all(
    names.map((name) =>
      run("sh", ["-c", `command -v ${name}`]).then(
        () => true,
        () => false,
      ),
    ),
  );
  return names.filter((_, index) => !found[index]);
};

const steps: [pattern: RegExp, progress: string][] = [
  [/^I: running apt-get update/, "reading the package lists"],
  [/^I: downloading packages with apt/, "downloading the base packages"],
  [/^I: extracting archives/, "unpacking the base packages"],
  [/^I: installing essential packages/, "setting up the base packages"],
  [
    /^I: installing remaining packages/,
    "downloading and setting up PostgreSQL, DocumentDB, Redis and RabbitMQ (about 200 MB)",
  ],
  [/^I: cleaning/, "cleaning up"],
];

/** Builds a Debian tree at the target's path, reporting its progress. Throws CommandFailed. */
export const runMmdebstrap = (how: Confinement, target: Target, onProgress: Progress) =>
  (how === "root" ? buildAsRoot : buildAsUser)(target, (line) => {
    const step = steps.find(([pattern]) => pattern.test(line))?.[1];
    if (step) onProgress(step);
  });

type Build = (target: Target, onLine: (line: string) => void) => Promise<void>;

/** In a process namespace of its own, everything mmdebstrap has begun ends with this process, even at kill -9. */
const buildAsRoot: Build = async (target, onLine) => {
  const namespace = ["--pdeathsig=KILL", "unshare", "--pid", "--fork", "--kill-child=KILL"];
  await run("setpriv", [...namespace, "mmdebstrap", ...mmdebstrapArguments("root", target)], { onLine });
};

/** Built under other user ids, packed, and unpacked as plain files of this user, who can then also delete them. */
const buildAsUser: Build = async (target, onLine) => {
  const packed = `${target.path}.tar`;
  const args = mmdebstrapArguments("unshare", { ...target, path: packed });
  await run("setpriv", ["--pdeathsig=TERM", "mmdebstrap", "--format=tar", ...args], { onLine });
  await unpack(packed, target.path);
  rmSync(packed);
};
