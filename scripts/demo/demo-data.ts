import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fillWithDemo } from "./fill.ts";

interface DemoFile {
  password: string;
  /** Once everything is there, later starts leave it alone. */
  usernames?: string[];
}

interface Options {
  dataDir: string;
  address: string;
  admin: { username: string; password: string };
}

/** Demo customers and their cases on this machine, made once; returns who they are. */
export const ensureDemoData = async ({ dataDir, address, admin }: Options): Promise<Required<DemoFile>> => {
  const file = join(dataDir, "demo.json");
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as DemoFile) : undefined;
  if (known?.usernames) return { password: known.password, usernames: known.usernames };
  const password = known?.password ?? randomBytes(9).toString("base64url");
  writeFileSync(file, JSON.stringify({ password }), { mode: 0o600 });
  const usernames = await fillWithDemo({ address, admin, password });
  writeFileSync(file, JSON.stringify({ password, usernames }), { mode: 0o600 });
  return { password, usernames };
};
