import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";
import { SOCKET_PATH } from "@legal/contracts/constants";
import webpack, { type Configuration } from "webpack";
import WebpackDevServer, { type Configuration as DevServerConfiguration } from "webpack-dev-server";
import { appDir, APPS, hasEntry, REMOTES, WEB_DIR, type App } from "./apps.ts";
import { writeFonts } from "./fonts.ts";
import { shellTemplate } from "./shell-template.ts";
import { webpackConfig } from "./webpack-config.ts";

const port = Number(process.env["WEB_DEV_PORT"] ?? 8090);
const gateway = `http://localhost:${process.env["PORT"] ?? 8080}`;

/**
 * React Refresh finds react-dom through the hook of the developer tools. Its own stand-in keeps no list, so a remote's
 * refresh runtime, loaded later, would miss the renderer: this one keeps it.
 */
const DEVTOOLS_HOOK = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= (() => {
  const renderers = new Map();
  const nothing = () => {};
  const inject = (renderer) => { renderers.set(renderers.size + 1, renderer); return renderers.size; };
  return { renderers, inject, supportsFiber: true, onScheduleFiberRoot: nothing, onCommitFiberRoot: nothing, onCommitFiberUnmount: nothing };
})();`;

const config = (app: App): Configuration => {
  const base = webpackConfig({ app, development: true });
  const refresh = new ReactRefreshPlugin({ library: app, overlay: false });
  return { ...base, plugins: [...(base.plugins ?? []), refresh] };
};

const apps = APPS.filter(hasEntry);

const page = () => {
  const manifests = REMOTES.filter(hasEntry).map((app) => [app, { manifest: `/web/${app}/mf-manifest.json` }]);
  const runtimeConfig = JSON.stringify({ remotes: Object.fromEntries(manifests) });
  const head = `<script>${DEVTOOLS_HOOK}</script><script type="application/json" id="runtime-config">${runtimeConfig}</script>`;
  return shellTemplate({ scripts: ["/web/shell/main.js"], fonts: writeFonts() })
    .replaceAll(' nonce="__NONCE__"', "")
    .replaceAll("__LANG__", "ko")
    .replace("__PAGE__", "empty")
    .replace("<!--head-->", head);
};

const options = (html: string): DevServerConfiguration => ({
  port,
  host: "localhost",
  hot: true,
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  static: [
    { directory: `${WEB_DIR}/fonts`, publicPath: "/web/fonts" },
    { directory: `${appDir("shell")}/assets`, publicPath: "/web/images" },
  ],
  // The gateway accepts changes from its own origin only.
  proxy: [
    { context: ["/api", SOCKET_PATH], target: gateway, changeOrigin: true, ws: true, headers: { origin: gateway } },
  ],
  setupMiddlewares: (middlewares, server) => {
    server.app?.use((request, response, next) => {
      const isPage = request.method === "GET" && request.headers.accept?.includes("text/html");
      if (!isPage || /^\/(api|web|ws)\b/.test(request.url)) return next();
      return response.setHeader("content-type", "text/html; charset=utf-8").end(html);
    });
    return middlewares;
  },
});

const compiler = webpack(apps.map(config));
if (!compiler) throw new Error("webpack made no compiler");
await new WebpackDevServer(options(page()), compiler).start();
console.log(`Frontends with hot reload: http://localhost:${port} (calls go to ${gateway})`);
