import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { StatsCompilation } from "webpack";
import { WEB_DIR, type App } from "./apps.ts";
import { compile } from "./compile.ts";
import { compressDir } from "./compress.ts";
import { writeFonts } from "./fonts.ts";
import { writeImages } from "./images.ts";
import { pruneOldFiles } from "./prune.ts";
import { messageChunks, remoteFiles } from "./remote-files.ts";
import { shellTemplate } from "./shell-template.ts";
import { webpackConfig } from "./webpack-config.ts";

const writeShell = ({ entrypoints }: StatsCompilation) => {
  const scripts = (entrypoints?.["main"]?.assets ?? []).map(({ name }) => `/web/shell/${name}`);
  const html = shellTemplate({ scripts, fonts: writeFonts() });
  writeImages();
  writeFileSync(join(WEB_DIR, "shell", "index.html"), html);
};

/** Builds one frontend into `dist/web/<app>`; the files that point at the others are written last. */
export const buildApp = async (app: App): Promise<void> => {
  const dir = join(WEB_DIR, app);
  const stats = await compile(webpackConfig({ app }));
  compressDir(dir);
  if (app === "shell") writeShell(stats);
  const files = app === "shell" ? { messages: messageChunks(app, stats), trustedTypes: true } : remoteFiles(app, stats);
  writeFileSync(join(dir, "web-files.json"), JSON.stringify(files));
  pruneOldFiles(dir, new Set(stats.assets?.map(({ name }) => name)));
};
