import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Configuration } from "webpack";
import { appDir, ROOT } from "../web/apps.ts";
import { compile } from "../web/compile.ts";
import { shellTemplate } from "../web/shell-template.ts";
import { webpackConfig } from "../web/webpack-config.ts";

const DIR = join(ROOT, ".cache", "plain-landing");

const source = (app: "shell" | "public", file: string) => JSON.stringify(join(appDir(app), "src", file));

/** The shell with the public pages compiled in. They are provided before the shell's first await ends. */
const entry = `
  import ${source("shell", "main.ts")};
  import { provideRemote } from ${source("shell", "remotes/fetch-remote.ts")};
  import { remote } from ${source("public", "remote.tsx")};
  provideRemote("public", remote);
`;

const isFederation = (plugin: unknown) =>
  ["ModuleFederationPlugin", "SharedNamesPlugin"].includes((plugin as object).constructor.name);

/** The federated build's own configuration, without the federation. */
const plainConfig = (): Configuration => {
  const config = webpackConfig({ app: "shell" });
  return {
    ...config,
    entry: { main: `data:text/javascript,${encodeURIComponent(entry)}` },
    output: { ...config.output, path: DIR, publicPath: "/" },
    plugins: (config.plugins ?? []).filter((plugin) => !isFederation(plugin)),
    cache: false,
  };
};

const CONFIG = JSON.stringify({ remotes: {}, inline: { public: {} }, reader: "visitor" });
const FIRST_PAGE = ["messages-ko", "page-landing"];

const build = async (fontsSheet: string): Promise<string> => {
  rmSync(DIR, { recursive: true, force: true });
  const { entrypoints, namedChunkGroups } = await compile(plainConfig());
  const early = FIRST_PAGE.flatMap((name) => namedChunkGroups?.[name]?.assets ?? []);
  const preloads = early.map(({ name }) => `<link rel="preload" as="script" href="/${name}">`);
  const scripts = (entrypoints?.["main"]?.assets ?? []).map(({ name }) => `/${name}`);
  return shellTemplate({ scripts, fonts: fontsSheet })
    .replaceAll(/ nonce="__NONCE__"/g, "")
    .replaceAll("__LANG__", "ko")
    .replace("__PAGE__", "empty")
    .replace(
      "<!--head-->",
      `<script type="application/json" id="runtime-config">${CONFIG}</script>${preloads.join("")}`,
    );
};

const typeOf = (path: string) => {
  if (path === "/") return "text/html; charset=utf-8";
  return path.endsWith(".css") ? "text/css" : "text/javascript";
};

/** The same page as one plain bundle, rendered by the browser: what federation and prerendering are measured against. */
export const servePlainLanding = async (webDir: string, fontsSheet: string) => {
  const html = await build(fontsSheet);
  const read = (path: string) => readFileSync(path.startsWith("/web/") ? join(webDir, path.slice(5)) : join(DIR, path));
  const bodies = new Map<string, Buffer>([["/", brotliCompressSync(html)]]);
  const server = createServer(({ url = "/" }, res) => {
    try {
      const body = bodies.get(url) ?? brotliCompressSync(read(url));
      bodies.set(url, body);
      res.writeHead(200, {
        "content-type": typeOf(url),
        "content-encoding": "br",
      });
      res.end(body);
    } catch {
      res.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop };
};
