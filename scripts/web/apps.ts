import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const ROOT = join(import.meta.dirname, "..", "..");
export const WEB_DIR = resolve(ROOT, process.env["WEB_DIR"] ?? join("dist", "web"));

export type App = "shell" | "public" | "member" | "admin";
export const APPS: readonly App[] = ["shell", "public", "member", "admin"];
export const REMOTES = APPS.filter((app) => app !== "shell");

export const appDir = (app: App) => join(ROOT, "frontends", app);

/** Where a remote begins; a frontend without it is not built. */
export const hasEntry = (app: App) => app === "shell" || existsSync(join(appDir(app), "src", "remote.tsx"));

export const readPackage = (dir: string) =>
  JSON.parse(readFileSync(join(dir, "package.json"), "utf8")) as {
    version: string;
    dependencies?: Record<string, string>;
  };
