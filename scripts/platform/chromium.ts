import { existsSync } from "node:fs";
import { installFromDebian } from "./debian-packages.ts";

/** Without a user interface Chromium needs a third of the processor time; notifications are only in the one with it. */
const PACKAGES = ["chromium-headless-shell", "chromium", "fonts-noto-cjk"];

/** The browser of tests and benchmarks. */
export const CHROMIUM = process.env["CHROMIUM"] ?? "/usr/bin/chromium-headless-shell";
const CHROMIUM_WITH_INTERFACE = process.env["CHROMIUM_WITH_INTERFACE"] ?? "/usr/bin/chromium";

/** The browsers that the tests drive: those that the environment names, else the system's, installed from Debian when this is root. */
export const ensureChromium = (say: (line: string) => void): void => {
  if (existsSync(CHROMIUM) && existsSync(CHROMIUM_WITH_INTERFACE)) return;
  say("Installing Chromium and fonts for the browser tests …");
  installFromDebian(
    PACKAGES,
    `no browser at ${CHROMIUM} or ${CHROMIUM_WITH_INTERFACE}: install ${PACKAGES.join(" and ")}, ` +
      "or set CHROMIUM and CHROMIUM_WITH_INTERFACE to the path of one",
  );
};
