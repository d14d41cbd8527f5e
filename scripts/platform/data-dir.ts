import { join, resolve } from "node:path";

/** The clone. */
export const ROOT = resolve(import.meta.dirname, "..", "..");

/** Where the platform of this machine keeps its data, secrets and `run.json`. */
export const dataDir = resolve(process.env["DATA_DIR"] || join(ROOT, ".data"));
