import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { readPdf } from "./read-pdf.ts";

/**
 * How many pages each DOCX has in LibreOffice, all opened at once; none for what it does not open. `folder` takes what it
 * writes. Throws where it is not installed.
 */
export const pagesInWriter = async (files: readonly string[], folder: string): Promise<(number | null)[]> => {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
  const { error } = spawnSync("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...files]);
  if (error) throw new Error("LibreOffice is not there: install libreoffice-writer-nogui", { cause: error });
  const opened = files.map((file) => join(folder, `${basename(file, ".docx")}.pdf`));
  return Promise.all(
    opened.map(async (file) => (existsSync(file) ? (await readPdf(readFileSync(file))).pages.length : null)),
  );
};
