import { until } from "@legal/test-kit";
import { replicasOf } from "../src/proxying/replicas-of.ts";
import { createUpstreams } from "../src/proxying/upstreams.ts";
import { gatewayUnderTest, SETTINGS, type GatewayUnderTest } from "./support.ts";

const world = gatewayUnderTest();

const TEMPLATE = `<html lang="__LANG__" data-page="__PAGE__"><!--title--><title>boot</title><!--/title--><!--head--><script nonce="__NONCE__" src="/web/shell/main.js"></script><!--body--></html>`;
const VIEW = { remote: "public", page: "legal" };

const shellRelease = (inputs: string, names = ["Old"]) => ({
  inputs,
  provides: { kit: names },
  template: TEMPLATE.replace("main.js", `main.${inputs}.js`),
  files: { messages: {} },
  routes: [{ path: "/terms", prerendered: true, visitor: VIEW, member: VIEW }],
});

const publicRelease = (version: string, shell: string, names = ["Old"]) => {
  const pages = { "/terms": { head: `<title>${version}</title>`, body: `<h1>terms of ${version}</h1>` } };
  return {
    requires: { kit: names },
    files: {
      manifest: "/web/public/mf-manifest.json",
      inline: { version },
      scripts: [`/web/public/remoteEntry.${version}.js`],
    },
    prerendered: { shell, pages: { ko: pages, en: pages, ja: pages, zh: pages } },
  };
};

/** A frontend's own server, as its image is one: files by their path. */
const startFrontend = async (files: Record<string, unknown>) => {
  const held = { ...files };
  const { url, close } = await world.startServer((req, res) => {
    const content = held[req.url ?? ""];
    if (content === undefined) {
      res.writeHead(404).end();
      return;
    }
    const body = typeof content === "string" ? content : JSON.stringify(content);
    res.writeHead(200, {
      etag: `"${body.length}"`,
      "cache-control": "public, max-age=31536000, immutable",
      server: "x",
    });
    res.end(body);
  });
  return { url, close, held };
};

const startBoth = async () => {
  const shell = await startFrontend({ "/web/shell/release.json": shellRelease("one") });
  const pub = await startFrontend({ "/web/public/release.json": publicRelease("v1", "one") });
  const gateway = await world.start({ FRONTENDS: { shell: shell.url, public: pub.url } });
  await until(async () => (await gateway.fetch("/health/ready")).ok);
  return { shell, pub, gateway };
};

const pageOf = async (gateway: GatewayUnderTest): Promise<string> => (await gateway.fetch("/terms")).text();
const metricsOf = async (gateway: GatewayUnderTest): Promise<string> => (await gateway.fetch("/metrics")).text();
const showing = (gateway: GatewayUnderTest, text: string) => until(async () => (await pageOf(gateway)).includes(text));

describe("frontends that are deployed one by one", () => {
  it("make finished pages together, of what each says of itself", async () => {
    const { gateway } = await startBoth();
    await showing(gateway, "<h1>terms of v1</h1>");
    const html = await pageOf(gateway);
    expect(html).toContain(`src="/web/shell/main.one.js"`);
    expect(html).toMatch(/<link rel="preload" as="script" nonce="[^"]+" href="\/web\/public\/remoteEntry\.v1\.js">/);
    expect(html).toContain(`"inline":{"public":{"version":"v1"}}`);
  });

  it("change on the site as soon as another release of one of them is there", async () => {
    const { gateway, pub } = await startBoth();
    await showing(gateway, "<h1>terms of v1</h1>");
    pub.held["/web/public/release.json"] = publicRelease("version-2", "one");
    await showing(gateway, "<h1>terms of version-2</h1>");
    expect(await pageOf(gateway)).toContain("/web/public/remoteEntry.version-2.js");
  });

  it("give no page that was finished in another shell than the one that will run", async () => {
    const { gateway, shell } = await startBoth();
    await showing(gateway, "<h1>terms of v1</h1>");
    shell.held["/web/shell/release.json"] = shellRelease("another");
    await showing(gateway, "main.another.js");
    const html = await pageOf(gateway);
    expect(html).toContain(`data-page="empty"`);
    expect(html).toContain("/web/public/remoteEntry.v1.js");
  });

  it("are shown only together with what they need of each other", async () => {
    const { gateway, pub, shell } = await startBoth();
    await showing(gateway, "<h1>terms of v1</h1>");
    pub.held["/web/public/release.json"] = publicRelease("version-2", "two", ["Old", "New"]);
    await until(() => world.logs.text().includes(`"missing":["New from kit"]`));
    expect(await pageOf(gateway)).toContain("/web/public/remoteEntry.v1.js");
    expect(await metricsOf(gateway)).toContain('gateway_release_waits{frontend="public"} 1');
    shell.held["/web/shell/release.json"] = shellRelease("two", ["Old", "New"]);
    await showing(gateway, "<h1>terms of version-2</h1>");
    expect(await metricsOf(gateway)).toContain('gateway_release_waits{frontend="public"} 0');

    shell.held["/web/shell/release.json"] = shellRelease("third", ["New"]);
    await until(() => world.logs.text().includes(`"missing":["Old from kit"]`));
    expect(await pageOf(gateway)).toContain("main.two.js");
    pub.held["/web/public/release.json"] = publicRelease("the-third", "third", ["New"]);
    await showing(gateway, "<h1>terms of the-third</h1>");
    expect(await pageOf(gateway)).toContain("main.third.js");
  });

  it("are matched with releases that still name them as the release before did", async () => {
    const { gateway, pub, shell } = await startBoth();
    const { provides: gives, ...oldShell } = shellRelease("older", ["Old", "Other"]);
    shell.held["/web/shell/release.json"] = { ...oldShell, gives };
    await showing(gateway, "main.older.js");
    const { requires: takes, ...oldPublic } = publicRelease("version-2", "older", ["Missing"]);
    pub.held["/web/public/release.json"] = { ...oldPublic, takes };
    await until(() => world.logs.text().includes(`"missing":["Missing from kit"]`));
    expect(await pageOf(gateway)).toContain("/web/public/remoteEntry.v1.js");
  });

  it("are held to trusted types only by a shell that has a policy for them", async () => {
    const { gateway, shell } = await startBoth();
    const policyOf = async () => (await gateway.fetch("/terms")).headers.get("content-security-policy");
    expect(await policyOf()).not.toContain("trusted-types");
    shell.held["/web/shell/release.json"] = {
      ...shellRelease("newer"),
      files: { messages: {}, trustedTypes: true },
    };
    await showing(gateway, "main.newer.js");
    expect(await policyOf()).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  it("stay on the site while one of them is down, and are known before it has ever answered", async () => {
    const { gateway, pub } = await startBoth();
    await showing(gateway, "<h1>terms of v1</h1>");
    await pub.close();
    expect(await pageOf(gateway)).toContain("<h1>terms of v1</h1>");

    const shell = await startFrontend({ "/web/shell/release.json": shellRelease("one") });
    const alone = await world.start({ FRONTENDS: { shell: shell.url, public: new URL("http://127.0.0.1:9") } });
    await until(async () => (await alone.fetch("/health/ready")).ok);
    expect(await (await alone.fetch("/config.json")).json()).toEqual({
      remotes: { public: { manifest: "/web/public/mf-manifest.json" } },
    });
  });

  it("keep a gateway that has no page to show yet out of service", async () => {
    const gateway = await world.start({ FRONTENDS: { shell: new URL("http://127.0.0.1:9") } });
    const ready = await gateway.fetch("/health/ready");
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: "unavailable", down: expect.arrayContaining(["site"]) });
  });

  it("have their files passed on as they are, and nothing that names their server", async () => {
    const { gateway, pub } = await startBoth();
    pub.held["/web/public/page.0123456789ab.js"] = "export {}";
    const answer = await gateway.fetch("/web/public/page.0123456789ab.js");
    expect(await answer.text()).toBe("export {}");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("server")).toBeNull();
    expect((await gateway.fetch("/web/public/gone.js")).status).toBe(404);
    expect((await gateway.fetch("/web/nobody/file.js")).status).toBe(404);
  });
});

describe("a service whose name stands for several replicas", () => {
  it("keeps each browser on one of them, and leaves that one only when it goes", async () => {
    let addresses = ["127.0.0.1", "127.0.0.2", "127.0.0.3"];
    const named = new URL("http://case-chat-replicas:8080");
    const replicas = createUpstreams(replicasOf({ ...SETTINGS, CASE_CHAT_URL: [named] }), () =>
      Promise.resolve(addresses),
    );
    const keys = Array.from({ length: 60 }, (_, index) => `session-${index}`);
    const homes = () => keys.map((key) => replicas.pick("case-chat", key).hostname);
    await until(() => new Set(homes()).size === 3);
    const before = homes();
    expect(homes()).toEqual(before);

    addresses = ["127.0.0.1", "127.0.0.3"];
    await until(() => !homes().includes("127.0.0.2"));
    const stayed = (all: string[]) => all.filter((_, index) => before[index] !== "127.0.0.2");
    expect(stayed(homes())).toEqual(stayed(before));
    replicas.stop();
  });
});
