import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

export const SCRIPT = `console.log(${JSON.stringify("x".repeat(2000))})`;

const remote = (name: string, pages: string[]) => ({
  manifest: `/web/${name}/mf-manifest.json`,
  inline: { name, note: "</script><script>alert(1)</script>" },
  scripts: [`/web/${name}/remoteEntry.0123456789ab.js`],
  messages: { ko: [`/web/${name}/messages-ko.0123456789ab.js`], en: [`/web/${name}/messages-en.0123456789ab.js`] },
  pages: Object.fromEntries(pages.map((page) => [page, [`/web/${name}/page-${page}.0123456789ab.js`]])),
});

const LEGAL = { remote: "public", page: "legal" };
const MANIFEST = {
  template: "shell/index.html",
  shell: { messages: { ko: ["/web/shell/messages-ko.0123456789ab.js"] }, trustedTypes: true },
  remotes: { public: remote("public", ["landing", "service", "login"]), member: remote("member", ["home", "chat"]) },
  routes: [
    { path: "/", visitor: { remote: "public", page: "landing" }, member: { remote: "member", page: "home" } },
    {
      path: "/service/:id",
      visitor: { remote: "public", page: "service" },
      member: { remote: "public", page: "service" },
    },
    {
      path: "/login",
      noindex: true,
      visitor: { remote: "public", page: "login" },
      member: { remote: "public", page: "login" },
    },
    { path: "/chat/:id", noindex: true, member: { remote: "member", page: "chat" } },
    { path: "/terms", prerendered: true, visitor: LEGAL, member: LEGAL },
    { path: "/law/:id", prerendered: true, visitor: LEGAL, member: LEGAL },
  ],
  pages: { dir: "pages/0123", addresses: ["/terms", "/law/civil"], forMembers: true },
};
const TEMPLATE = `<!doctype html><html lang="__LANG__" data-page="__PAGE__"><head><!--title--><title data-boot>site</title><!--/title--><script nonce="__NONCE__">1</script><!--head--></head><body><div id="root"><!--body--></div></body></html>`;

/** What the frontend build prerendered: a head and a body, with placeholders. */
const finishedPage = (address: string, language: string) => {
  const url = `__ORIGIN__${address}?lang=${language}`;
  const head = `<title>${address} ${language}</title><link rel="canonical" href="${url}"><style nonce="__NONCE__"></style>`;
  const name = `__BUSINESS_${language}_name__`;
  const facts = `<script type="application/ld+json">{"legalName":"${name}"}</script>`;
  const body = `<h1>${address} ${language} $&</h1><address title="${name}">${name}</address>${facts}`;
  return JSON.stringify({ head, body });
};
const finishedPages = Object.fromEntries(
  ["ko", "en", "ja", "zh"].flatMap((language) => [
    ...MANIFEST.pages.addresses.map((address) => [
      `pages/0123/${language}${address}.json`,
      finishedPage(address, language),
    ]),
    [`pages/0123/for-members/${language}.json`, finishedPage("log in to continue", language)],
  ]),
);

/** A small frontend build, as `npm run build` leaves it. */
export const writeBuild = async (dir: string) => {
  const files: Record<string, string | Buffer> = {
    "web-manifest.json": JSON.stringify(MANIFEST),
    "shell/index.html": TEMPLATE,
    "shell/main.0123456789ab.js": SCRIPT,
    "shell/main.0123456789ab.js.br": brotliCompressSync(SCRIPT),
    "shell/main.0123456789ab.js.gz": gzipSync(SCRIPT),
    "public/mf-manifest.json": "{}",
    ...finishedPages,
    "../secret.txt": "secret",
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
};
