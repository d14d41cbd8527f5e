import { join } from "node:path";
import webpack, { type Configuration } from "webpack";
import { appDir, ROOT } from "../apps.ts";
import { FACADES } from "../shared-modules.ts";
import { moduleRules, slimIcons } from "../webpack-config.ts";

export const BUNDLE_DIR = join(ROOT, ".cache", "prerender");
export const BUNDLE = "prerender.mjs";

const from = (file: string, name: string) => `export { ${name} } from ${JSON.stringify(file)};`;

const entry = [
  from(join(appDir("shell"), "src", "prerender.tsx"), "prerenderPage"),
  from(join(appDir("public"), "src", "remote.tsx"), "remote"),
].join("");

/** The shell and the public pages as one module for Node, without federation: the same sources, one copy of each library. */
export const prerenderConfig = (): Configuration => ({
  name: "prerender",
  mode: "production",
  context: ROOT,
  target: "node24",
  devtool: false,
  entry: { prerender: `data:text/javascript,${encodeURIComponent(entry)}` },
  experiments: { outputModule: true },
  output: { path: BUNDLE_DIR, filename: BUNDLE, library: { type: "module" }, hashFunction: "xxhash64" },
  resolve: {
    extensions: [".tsx", ".ts", ".mjs", ".js", ".json"],
    alias: {
      // The page's own link, as in the browser.
      "react-router-dom$": FACADES.get("react-router-dom") ?? false,
      "unshared/react-router-dom$": "react-router",
      // Nothing is connected while prerendering.
      "socket.io-client": false,
    },
  },
  resolveLoader: { modules: [join(ROOT, "node_modules")] },
  module: { rules: moduleRules(false) },
  plugins: [slimIcons(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  optimization: { minimize: false },
  cache: {
    type: "filesystem",
    name: "prerender",
    cacheDirectory: join(ROOT, ".cache", "webpack"),
    buildDependencies: { config: [`${join(import.meta.dirname, "..")}/`] },
  },
  performance: { hints: false },
  infrastructureLogging: { level: "error" },
  stats: "errors-warnings",
});
