import { spawnSync } from "node:child_process";

/** Another installation on the machine, such as its unattended upgrades, is waited for. */
const WAIT_FOR_LOCK = ["-o", "DPkg::Lock::Timeout=600"];

const apt = (...args: string[]) =>
  spawnSync("apt-get", [...WAIT_FOR_LOCK, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });

/** Throws where that fails, with `otherwise` where this is not root, who alone may install. */
export const installFromDebian = (packages: readonly string[], otherwise: string): void => {
  if (process.getuid?.() !== 0) throw new Error(otherwise);
  apt("update", "-qq");
  const { status } = apt("install", "-y", "-qq", "--no-install-recommends", ...packages);
  if (status !== 0) throw new Error(`apt-get could not install ${packages.join(" and ")}`);
};
