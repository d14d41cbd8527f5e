import { join } from "node:path";
import { ModuleFederationPlugin } from "@module-federation/enhanced/webpack";
import webpack, { type Configuration, type RuleSetRule } from "webpack";
import { appDir, ROOT, WEB_DIR, type App } from "./apps.ts";
import { HashedEntryPlugin } from "./plugins/hashed-entry-plugin.ts";
import { SharedNamesPlugin } from "./plugins/shared-names-plugin.ts";
import { SwcMinifyPlugin } from "./plugins/swc-minify-plugin.ts";
import { realModules, sharedModules } from "./shared-modules.ts";

const REMOTE_ENTRY = "remoteEntry.js";

export interface BuildOptions {
  app: App;
  development?: boolean;
}

const here = (file: string) => join(import.meta.dirname, "loaders", file);

/** How sources become JavaScript, in bundles and in the prerender alike: both must make the same page. */
export const moduleRules = (development: boolean): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      {
        loader: "swc-loader",
        options: {
          jsc: {
            target: "es2022",
            parser: { syntax: "typescript", tsx: true },
            transform: { react: { runtime: "automatic", development, refresh: development } },
          },
        },
      },
      { loader: here("component-id-loader.ts") },
      { loader: here("language-imports-loader.ts") },
    ],
  },
  ...(development
    ? []
    : [{ test: /node_modules[\\/](react-router|react-intl)[\\/]/, use: here("unused-components-loader.ts") }]),
  {
    test: /[\\/]locales[\\/]\w+\.json$/,
    // Their texts are filled in by themselves, on servers too.
    exclude: /[\\/](legal-rules|document-types)[\\/]/,
    type: "json",
    use: here("catalogue-loader.ts"),
  },
];

export const slimIcons = () =>
  new webpack.NormalModuleReplacementPlugin(/createLucideIcon\.mjs$/, here("lucide-icon.ts"));

const shortFederationErrors = () =>
  new webpack.NormalModuleReplacementPlugin(
    /@module-federation[\\/]error-codes[\\/]dist[\\/]desc\.mjs$/,
    here("federation-error-texts.ts"),
  );

/** React Refresh must run in every container that holds components. */
const exposed = (development: boolean) => [
  ...(development ? ["@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry.js"] : []),
  "./src/remote.tsx",
];

const federation = ({ app, development = false }: BuildOptions) => {
  const isHost = app === "shell";
  return new ModuleFederationPlugin({
    // A container called "public" would fail: the word is reserved.
    name: `mf_${app}`,
    ...(!isHost && { filename: REMOTE_ENTRY, exposes: { "./remote": { import: exposed(development) } } }),
    shared: sharedModules(isHost),
    shareStrategy: "loaded-first",
    manifest: !isHost,
    dts: false,
    dev: false,
    // The shell starts remotes by the container protocol (frontends/shell/src/remotes); remotes start nothing, and they run
    // on the shell's copy of the federation runtime. What neither uses stays out of the bundles.
    experiments: {
      externalRuntime: !isHost,
      optimization: { target: "web", disableRemote: true, disableSnapshot: true },
    },
  });
};

/** The one webpack configuration: the shell is the host, every other frontend a remote that exposes one module. */
export const webpackConfig = ({ app, development = false }: BuildOptions): Configuration => {
  const isHost = app === "shell";
  return {
    name: app,
    mode: development ? "development" : "production",
    context: appDir(app),
    target: ["web", "es2022"],
    devtool: development ? "eval-cheap-module-source-map" : false,
    entry: isHost ? { main: "./src/main.ts" } : {},
    output: {
      path: join(WEB_DIR, app),
      publicPath: isHost || development ? `/web/${app}/` : "auto",
      uniqueName: `legal_${app}`,
      filename: "[name].js",
      chunkFilename: development ? "[name].js" : "[name].[contenthash:12].js",
      hashFunction: "xxhash64",
    },
    resolve: {
      extensions: [".tsx", ".ts", ".mjs", ".js", ".json"],
      alias: realModules(development),
    },
    resolveLoader: { modules: [join(ROOT, "node_modules")] },
    module: { rules: moduleRules(development) },
    plugins: [
      federation({ app, development }),
      new SharedNamesPlugin(),
      slimIcons(),
      ...(development ? [] : [shortFederationErrors(), new HashedEntryPlugin(isHost ? "main.js" : REMOTE_ENTRY)]),
      new webpack.DefinePlugin({ "process.env.NODE_ENV": JSON.stringify(development ? "development" : "production") }),
    ],
    optimization: {
      minimizer: [new SwcMinifyPlugin()],
      moduleIds: development ? "named" : "deterministic", // One file a page: another request costs more than code that two pages both carry.
      splitChunks: { chunks: "async", minSize: 60_000 },
    },
    cache: {
      type: "filesystem",
      name: `${app}-${development ? "dev" : "prod"}`,
      cacheDirectory: join(ROOT, ".cache", "webpack"),
      // A directory stands for everything in it.
      buildDependencies: { config: [`${import.meta.dirname}/`] },
    },
    performance: { hints: false },
    infrastructureLogging: { level: "error" },
    stats: "errors-warnings",
  };
};
