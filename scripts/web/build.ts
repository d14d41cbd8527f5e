import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { appDir, APPS, hasEntry, REMOTES, WEB_DIR, type App } from "./apps.ts";
import { inputsHash } from "./inputs-hash.ts";
import { pageAddresses } from "./prerender/page-addresses.ts";

const stampOf = (part: string) => join(WEB_DIR, part, ".inputs");

const isFresh = (part: string, hash: string) =>
  existsSync(stampOf(part)) && readFileSync(stampOf(part), "utf8") === hash;

/** Builds a part of `dist/web` unless its inputs are those of the last time. */
const buildStale = async (part: string, hash: string, build: () => Promise<void>): Promise<string | undefined> => {
  if (isFresh(part, hash)) return undefined;
  const startedAt = performance.now();
  mkdirSync(join(WEB_DIR, part), { recursive: true });
  await build();
  writeFileSync(stampOf(part), hash);
  return `in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
};

/** A prerendered page is made of the shell and the public pages, and loads their scripts. */
const pagesHash = (hashes: Partial<Record<App, string>>) =>
  createHash("sha256").update(`${hashes.shell}${hashes.public}`).digest("hex");

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;

/** What packages/site needs to know of all frontends. */
const writeWebManifest = (remotes: App[], pages: string) => {
  const manifest = {
    template: "shell/index.html",
    shell: readJson(join(WEB_DIR, "shell", "web-files.json")),
    remotes: Object.fromEntries(remotes.map((app) => [app, readJson(join(WEB_DIR, app, "web-files.json"))])),
    routes: readJson(join(appDir("shell"), "src", "routes.json")),
    pages: { dir: pages, addresses: pageAddresses(), forMembers: true },
  };
  writeFileSync(join(WEB_DIR, "web-manifest.json"), JSON.stringify(manifest));
};

/** Builds what is stale, one part after the other to spare memory. Rejects with webpack's own words. */
export const buildWeb = async ({ say }: { say: (line: string) => void }): Promise<void> => {
  const hashes: Partial<Record<App, string>> = {};
  for (const app of APPS.filter(hasEntry)) {
    const inputs = (hashes[app] = inputsHash(app));
    const took = await buildStale(app, inputs, async () => {
      // Webpack is slow to load, and most starts build nothing.
      const { buildApp } = await import("./build-app.ts");
      await buildApp(app);
    });
    if (took) say(`built frontends/${app} ${took}`);
  }
  const hash = pagesHash(hashes);
  const build = hash.slice(0, 12);
  const took = await buildStale("pages", hash, async () => {
    const { buildPages } = await import("./prerender/build-pages.ts");
    await buildPages(build);
  });
  if (took) say(`prerendered the public pages ${took}`);
  writeWebManifest(REMOTES.filter(hasEntry), `pages/${build}`);
};
