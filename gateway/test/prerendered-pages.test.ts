import { gatewayUnderTest } from "./support.ts";
import { builtSite, getRaw } from "./support-pages.ts";

const world = gatewayUnderTest();
const site = builtSite(world);
const { page } = site;

describe("prerendered pages", () => {
  it("come finished for a visitor, in the language of the address, with the public origin", async () => {
    const elsewhere = await world.start({ WEB_DIR: site.webDir, PUBLIC_ORIGIN: "https://legal.example" });
    const { html, config, status } = await page("/terms?lang=ja", {}, elsewhere);
    expect(status).toBe(200);
    expect(html).toContain('<html lang="ja" data-page="prerendered">');
    expect(html).toContain('<div id="root"><h1>/terms ja $&</h1>');
    expect(html.match(/<title/g)).toHaveLength(1);
    expect(html).toContain('<link rel="canonical" href="https://legal.example/terms?lang=ja">');
    expect(html).not.toMatch(/__\w+__/);
    expect(config).toMatchObject({ origin: "https://legal.example", reader: "visitor" });
  });

  it("are not shown to members, who would see a visitor's header first", async () => {
    const { cookie } = await world.signIn({ language: "en" });
    const { html, headers } = await page("/terms", { cookie });
    expect(html).toContain('<html lang="en" data-page="empty">');
    expect(html).toContain("<title data-boot>site</title>");
    expect(html).toContain('<div id="root"></div>');
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("are 404 and kept from search engines for an id that does not exist", async () => {
    expect(await page("/law/civil")).toMatchObject({ status: 200 });
    const missing = await page("/law/none");
    expect(missing.status).toBe(404);
    expect(missing.headers.get("x-robots-tag")).toBe("noindex");
    expect(missing.html).toContain('<div id="root"></div>');
  });

  it("say to a visitor at a page for members that it needs a login, as 404 that no one keeps", async () => {
    const { status, html, headers } = await page("/chat/7", { cookie: "language=en" });
    expect(status).toBe(404);
    expect(html).toContain('<div id="root"><h1>log in to continue en $&</h1>');
    expect(html).toContain('data-page="prerendered"');
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("cache-control")).toBe("no-store");
    expect((await page("/nowhere")).html).toContain('<div id="root"></div>');
  });

  it("need not be sent again while they are the same, and keep the policy of the first time", async () => {
    const first = await page("/terms");
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("private, no-cache");
    const again = await getRaw(site.gateway, "/terms", { "if-none-match": etag });
    expect(again.status).toBe(304);
    // A new nonce would not fit the page that the browser has.
    expect(again).not.toHaveProperty("content-security-policy");
    expect(await getRaw(site.gateway, "/terms?lang=en", { "if-none-match": etag })).toMatchObject({ status: 200 });
  });

  it("remember the language of the first address for the visit only, after every choice", async () => {
    const { headers } = await page("/terms?lang=zh");
    expect(headers.get("set-cookie")).toBe("visit-language=zh; Path=/; SameSite=Lax");
    expect((await page("/terms")).headers.get("set-cookie")).toBeNull();
    expect((await page("/terms", { cookie: "visit-language=zh" })).html).toContain('<html lang="zh"');
    expect((await page("/terms", { cookie: "visit-language=zh; language=en" })).html).toContain('<html lang="en"');
    expect((await page("/terms?lang=ja", { cookie: "visit-language=zh" })).html).toContain('<html lang="ja"');
  });

  it("are left alone when their remote comes from elsewhere: it may show something else", async () => {
    const manifest = "https://cdn.example/public/mf-manifest.json";
    const elsewhere = await world.start({ WEB_DIR: site.webDir, REMOTES: { public: manifest } });
    const { html, status } = await page("/law/new", {}, elsewhere);
    expect(status).toBe(200);
    expect(html).toContain('data-page="empty"');
  });
});

describe("search engines", () => {
  it("are led to every public page in every language, each naming the others", async () => {
    const elsewhere = await world.start({ WEB_DIR: site.webDir, PUBLIC_ORIGIN: "https://legal.example" });
    const robots = await (await elsewhere.fetch("/robots.txt")).text();
    expect(robots).toContain("Sitemap: https://legal.example/sitemap.xml");
    expect(robots).toContain("Disallow: /api/");
    const answer = await elsewhere.fetch("/sitemap.xml");
    expect(answer.headers.get("content-type")).toContain("xml");
    const entries = (await answer.text()).match(/<url>.*<\/url>/g) ?? [];
    const places = entries.map((entry) => /<loc>(.*)<\/loc>/.exec(entry)?.[1]);
    expect(places).toHaveLength(8);
    expect(places).toEqual(
      expect.arrayContaining(["https://legal.example/terms", "https://legal.example/law/civil?lang=zh"]),
    );
    for (const entry of entries) {
      const languages = Array.from(entry.matchAll(/hreflang="([^"]+)"/g), ([, language]) => language);
      expect(languages).toEqual(["ko", "en", "ja", "zh", "x-default"]);
    }
  });
});
