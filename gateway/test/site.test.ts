import { join } from "node:path";
import { until } from "@legal/test-kit";
import { gatewayUnderTest, sendRaw } from "./support.ts";
import { builtSite, getRaw } from "./support-pages.ts";
import { SCRIPT, writeBuild } from "./support-web-build.ts";

const world = gatewayUnderTest();
const site = builtSite(world);
const { page } = site;

describe("pages", () => {
  it("come composed: language, inline configuration, preloads of this page only", async () => {
    const { status, html, config, headers } = await page("/service/payment-order?a=b");
    expect(status).toBe(200);
    expect(html).toContain('<html lang="ko" data-page="empty">');
    expect(config).toMatchObject({
      remotes: { public: { manifest: "/web/public/mf-manifest.json" } },
      origin: "http://localhost:8080",
      reader: "visitor",
    });
    // The shell starts with what is inlined: another remote's manifest would make every page load all remotes.
    expect(Object.keys(config.inline ?? {})).toEqual(["public"]);
    const preloaded = Array.from(
      html.matchAll(/<link rel="preload" as="script" nonce="[^"]+" href="([^"]+)">/g),
      ([, href]) => href,
    );
    expect(preloaded).toEqual([
      "/web/shell/messages-ko.0123456789ab.js",
      "/web/public/remoteEntry.0123456789ab.js",
      "/web/public/messages-ko.0123456789ab.js",
      "/web/public/page-service.0123456789ab.js",
    ]);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("x-robots-tag")).toBeNull();
  });

  it("cannot be broken out of by what is inlined", async () => {
    const { html } = await page("/");
    expect(html).not.toContain("<script>alert");
    expect(html.match(/<script/g)).toHaveLength(2);
  });

  it("depend on who looks", async () => {
    const { cookie } = await world.signIn({ language: "en" });
    const member = await page("/", { cookie });
    expect(member.html).toContain("page-home");
    expect(member.html).toContain('<html lang="en"');
    expect(member.html).toContain("messages-en");
    expect(member.config).toHaveProperty("reader", "member");
    expect((await page("/")).html).toContain("page-landing");
  });

  it("take the language of the session, then of the browser's choice, then of the address", async () => {
    const { cookie } = await world.signIn({ language: "zh" });
    const languageAt = async (path: string, chosen: string) =>
      /<html lang="(..)"/.exec((await page(path, { cookie: chosen })).html)?.[1];
    expect(await languageAt("/?lang=en", `${cookie}; language=ja`)).toBe("zh");
    expect(await languageAt("/?lang=en", "language=ja")).toBe("ja");
    expect(await languageAt("/?lang=en", "language=xx")).toBe("en");
    expect(await languageAt("/?lang=%22%3E", "")).toBe("ko");
  });

  it("are 404 where the site shows not-found, with the same screen", async () => {
    for (const path of ["/nothing", "/service/a/b", "/chat/1", "/internal/sessions/x", "/admin/../nothing"]) {
      const { status, html, headers } = await page(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(html).toContain('id="runtime-config"');
      expect(headers.get("x-robots-tag")).toBe("noindex");
    }
    const { cookie } = await world.signIn();
    expect((await page("/chat/1", { cookie })).status).toBe(200);
  });

  it("keep search engines from account pages", async () => {
    expect((await page("/login/")).headers.get("x-robots-tag")).toBe("noindex");
  });

  it("still come when the session cannot be looked up", async () => {
    const { status, config } = await page("/", { cookie: `sid=${"a".repeat(43)}` });
    expect(status).toBe(200);
    expect(config).not.toHaveProperty("reader");
  });

  it("come compressed as the browser can take it", async () => {
    expect(await rawGet("/", "gzip, br")).toMatchObject({ "content-encoding": "br", vary: "Cookie, Accept-Encoding" });
    expect(await rawGet("/", "gzip")).toMatchObject({ "content-encoding": "gzip" });
    expect(await rawGet("/", "identity")).not.toHaveProperty("content-encoding");
  });

  it("are for reading", async () => {
    expect((await site.gateway.fetch("/", { method: "POST" })).status).toBe(405);
    expect((await site.gateway.fetch("/", { method: "HEAD" })).status).toBe(200);
  });
});

describe("threat 33: scripts", () => {
  it("run by a nonce of this answer only", async () => {
    const [one, two] = [await page("/"), await page("/")];
    const policy = one.headers.get("content-security-policy") ?? "";
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1] ?? "";
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    expect(one.html).toContain(`<script nonce="${nonce}">`);
    expect(one.html).not.toContain("__NONCE__");
    expect(two.html).not.toContain(nonce);
    expect(policy).not.toMatch(/unsafe/);
    for (const part of [
      "default-src 'none'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "connect-src 'self' ws://localhost:8080",
      "font-src 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types default",
    ])
      expect(policy).toContain(part);
  });

  it("keep their own nonce, and only that, when the page is compressed once for all", async () => {
    const nonces = new Set<string>();
    for (let answer = 0; answer < 8; answer += 1) {
      const { html, headers } = await page("/terms");
      const own = /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1] ?? "";
      const inPage = Array.from(html.matchAll(/nonce="([^"]+)"/g), ([, nonce]) => nonce);
      expect(new Set(inPage)).toEqual(new Set([own]));
      expect(html).toContain("</body></html>");
      nonces.add(own);
    }
    expect(nonces.size).toBe(8);
  });

  it("come with the other headers of a careful site", async () => {
    const { headers } = await page("/");
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()") as string,
    });
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("x-powered-by")).toBeNull();
    const secure = await world.start({ WEB_DIR: site.webDir, PUBLIC_ORIGIN: "https://legal.example" });
    expect((await secure.fetch("/")).headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect((await secure.fetch("/api/auth/me")).headers.get("strict-transport-security")).toBe("max-age=31536000");
  });
});

const rawGet = (path: string, encoding: string) => getRaw(site.gateway, path, { "accept-encoding": encoding });

describe("files", () => {
  it("with a hash stay for a year, compressed as the browser can take it", async () => {
    const path = "/web/shell/main.0123456789ab.js";
    expect(await rawGet(path, "gzip, br")).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    expect(await rawGet(path, "gzip")).toMatchObject({ "content-encoding": "gzip" });
    expect(await rawGet(path, "identity")).not.toHaveProperty("content-encoding");
    expect(await (await site.gateway.fetch(path)).text()).toBe(SCRIPT);
  });

  it("without a hash are asked for again", async () => {
    expect((await site.gateway.fetch("/web/public/mf-manifest.json")).headers.get("cache-control")).toBe("no-cache");
    const config = await site.gateway.fetch("/config.json");
    expect(config.headers.get("cache-control")).toBe("no-cache");
    expect(await config.json()).toEqual({
      remotes: {
        public: { manifest: "/web/public/mf-manifest.json" },
        member: { manifest: "/web/member/mf-manifest.json" },
      },
    });
  });

  it("are nothing but the build", async () => {
    for (const path of [
      "/web/../secret.txt",
      "/web/%2e%2e/secret.txt",
      "/web/..%2fsecret.txt",
      "/web/none.js",
      "/web/",
    ]) {
      const answer = await sendRaw(site.gateway.port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).not.toContain("\r\n\r\nsecret");
      expect(answer).toMatch(/^HTTP\/1\.1 (404|400) /);
    }
  });
});

describe("a remote that is deployed elsewhere", () => {
  it("is named by its own manifest, and allowed by the policy", async () => {
    const manifest = "https://cdn.example/member/mf-manifest.json";
    const elsewhere = await world.start({ WEB_DIR: site.webDir, REMOTES: { member: manifest } });
    const { cookie } = await world.signIn();
    const { config, html, headers } = await page("/", { cookie }, elsewhere);
    expect(config).toHaveProperty("remotes.member.manifest", manifest);
    expect(config).not.toHaveProperty("inline.member");
    expect(html).not.toContain("/web/member/");
    expect(headers.get("content-security-policy")).toMatch(/connect-src 'self'[^;]* https:\/\/cdn\.example/);
  });
});

describe("a missing build", () => {
  it("is said plainly, and noticed when it appears", async () => {
    const later = join(site.folder, "later");
    const bare = await world.start({ WEB_DIR: later });
    const answer = await bare.fetch("/");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("The frontends are not built");
    expect((await bare.fetch("/api/nothing")).status).toBe(404);
    await writeBuild(later);
    await until(async () => (await bare.fetch("/")).status === 200);
  });
});
