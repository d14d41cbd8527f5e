import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** Replaced as a whole, on the disk before it is there: anyone finds the old one or the new one, also after a power cut. */
export const replaceFile = (file: string, text: string): void => {
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
};
