// `npm run documents:pages [-- words of names …]`: every sample paper as PDF, DOCX and page images in .cache/pages;
// fails without LibreOffice, and on a DOCX that opens in it with another count of pages than its PDF has.
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const args = ["bench/write-pages.ts", resolve(root, ".cache/pages"), ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: resolve(root, "services/documents"), stdio: "inherit" });
process.exit(status ?? 1);
