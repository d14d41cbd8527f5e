import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Without a user interface Chromium needs a third of the processor time; notifications are only in the one with it. */
const PACKAGES = ["chromium-headless-shell", "chromium", "fonts-noto-cjk"];

/** The browser of tests and benchmarks. */
export const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell";
const CHROMIUM_WITH_INTERFACE = process.env["CHROMIUM_WITH_INTERFACE"] ?? "/usr/bin/chromium";

/** Another installation on the machine, such as its unattended upgrades, is waited for. */
const WAIT_FOR_LOCK = ["-o", "DPkg::Lock::Timeout=600"];

const apt = (...args: string[]) =>
  spawnSync("apt-get", [...WAIT_FOR_LOCK, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });

/** The browsers that the tests drive: those that the environment names, else the system's, installed from Debian when this is root. */
export const ensureChromium = (say: (line: string) => void): void => {
  if (existsSync(CHROMIUM) && existsSync(CHROMIUM_WITH_INTERFACE)) return;
  if (process.getuid?.() !== 0) {
    throw new Error(
      `no browser at ${CHROMIUM} or ${CHROMIUM_WITH_INTERFACE}: install ${PACKAGES.join(" and ")}, ` +
        "or set CHROMIUM and CHROMIUM_WITH_INTERFACE to the path of one",
    );
  }
  say("Installing Chromium and fonts for the browser tests …");
  apt("update", "-qq");
  const { status } = apt("install", "-y", "-qq", "--no-install-recommends", ...PACKAGES);
  if (status !== 0) throw new Error(`apt-get could not install ${PACKAGES.join(" and ")}`);
};
