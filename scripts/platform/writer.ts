import { spawnSync } from "node:child_process";
import { installFromDebian } from "./debian-packages.ts";

const PACKAGE = "libreoffice-writer-nogui";

/** The word processor in which tests open papers. */
export const ensureWriter = (say: (line: string) => void): void => {
  if (spawnSync("sh", ["-c", "command -v soffice"]).status === 0) return;
  say("Installing LibreOffice for the tests of papers …");
  installFromDebian([PACKAGE], `no soffice: install ${PACKAGE}`);
};
