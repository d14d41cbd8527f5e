import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@legal/contracts";
import { appDir, ROOT, WEB_DIR } from "./apps.ts";

const DIR = join(WEB_DIR, "images");

const siteTexts = (language: Language) =>
  JSON.parse(readFileSync(join(ROOT, "packages", "web-kit", "src", "locales", `${language}.json`), "utf8")) as Record<
    string,
    string
  >;

const icon = (name: string, size: string, others: object = {}) => ({
  src: `/web/images/${name}`,
  sizes: size,
  ...others,
});

/** What a device needs to keep the site beside its apps. */
const installManifest = (language: Language) => {
  const name = siteTexts(language)["site.name"];
  return {
    id: "/",
    name,
    short_name: name,
    description: siteTexts(language)["site.footer.about"],
    lang: language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#FBFAF7",
    theme_color: "#FBFAF7",
    icons: [
      icon("icon.svg", "any", { type: "image/svg+xml" }),
      icon("icon-192.png", "192x192"),
      icon("icon-512.png", "512x512"),
      icon("icon-maskable-512.png", "512x512", { purpose: "maskable" }),
    ],
  };
};

/** Icons, and the pictures that messengers show beside a link; their addresses are known to others and stay. */
export const writeImages = (): void => {
  cpSync(join(appDir("shell"), "assets"), DIR, { recursive: true });
  for (const language of LANGUAGES) {
    const share = `share-${language}.png`;
    if (!existsSync(join(DIR, share))) throw new Error(`frontends/shell/assets/${share} is missing`);
    writeFileSync(join(DIR, `site-${language}.webmanifest`), JSON.stringify(installManifest(language)));
  }
};
