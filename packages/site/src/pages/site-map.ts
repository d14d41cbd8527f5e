import { DEFAULT_LANGUAGE, LANGUAGES } from "@legal/contracts";
import { SOCKET_PATH } from "@legal/contracts/constants";
import { addressIn } from "./page-address.ts";

const alternate = (hreflang: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;

/** One entry per language, each naming all of them, as search engines ask for. */
const entriesOf = (origin: string, path: string): string[] => {
  const alternates = [
    ...LANGUAGES.map((language) => alternate(language, addressIn(language, origin, path))),
    alternate("x-default", addressIn(DEFAULT_LANGUAGE, origin, path)),
  ].join("");
  return LANGUAGES.map((language) => `<url><loc>${addressIn(language, origin, path)}</loc>${alternates}</url>`);
};

/** All public pages in all languages. */
export const siteMap = (origin: string, paths: Iterable<string>): string =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...Array.from(paths).flatMap((path) => entriesOf(origin, path)),
    `</urlset>\n`,
  ].join("\n");

/** Pages that must not be found say so themselves, which a crawler only reads when it may ask for them. */
export const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: ${SOCKET_PATH}/\n\nSitemap: ${origin}/sitemap.xml\n`;
