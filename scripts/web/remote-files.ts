import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { StatsCompilation } from "webpack";
import { WEB_DIR, type App } from "./apps.ts";

/** What the gateway preloads of a remote, as addresses. */
export interface RemoteFiles {
  manifest: string;
  inline: unknown;
  scripts: string[];
  messages: Record<string, string[]>;
  pages: Record<string, string[]>;
}

interface Manifest {
  metaData: { publicPath?: string; remoteEntry: { name: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
}

const addressIn = (app: App) => (file: string) => `/web/${app}/${file}`;

/** Scripts of the chunks called `<prefix><rest>`, by rest. */
const chunksNamed = (prefix: string, app: App, { namedChunkGroups = {} }: StatsCompilation) =>
  Object.fromEntries(
    Object.entries(namedChunkGroups)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, { assets = [] }]) => [
        name.slice(prefix.length),
        assets.map((asset) => addressIn(app)(asset.name)).filter((file) => file.endsWith(".js")),
      ]),
  );

/** Catalogue chunks by language. */
export const messageChunks = (app: App, stats: StatsCompilation) => chunksNamed("messages-", app, stats);

export const remoteFiles = (app: App, stats: StatsCompilation): RemoteFiles => {
  const manifest = JSON.parse(readFileSync(join(WEB_DIR, app, "mf-manifest.json"), "utf8")) as Manifest;
  const exposed = manifest.exposes.find(({ name }) => name === "remote");
  return {
    manifest: addressIn(app)("mf-manifest.json"),
    // Inlined, it has no address of its own to resolve "auto" against.
    inline: { ...manifest, metaData: { ...manifest.metaData, publicPath: `/web/${app}/` } },
    scripts: [manifest.metaData.remoteEntry.name, ...(exposed?.assets.js.sync ?? [])].map(addressIn(app)),
    messages: messageChunks(app, stats),
    pages: chunksNamed("page-", app, stats),
  };
};
