import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@legal/contracts";
import { ROOT, WEB_DIR } from "./apps.ts";
import { compressDir } from "./compress.ts";
import { BUILT_LANGUAGES, type Font } from "./languages.ts";

const DIR = join(WEB_DIR, "fonts");

const shortHash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Copies a font's subsets into a folder named after their content; returns its sheet, small and pointing there. */
const copyFont = ({ from, sheet, subsets }: Font): string => {
  const source = join(ROOT, "node_modules", from);
  const css = readFileSync(join(source, sheet), "utf8");
  const files = readdirSync(join(source, subsets)).map(
    (file) => `${file} ${statSync(join(source, subsets, file)).size}`,
  );
  const folder = `subsets.${shortHash(css + files.join())}.woff2`;
  cpSync(join(source, subsets), join(DIR, folder), { recursive: true });
  return css
    .replaceAll(`./${subsets}/`, `${folder}/`)
    .replaceAll(/\/\*.*?\*\/|\n|\t| {2}/g, "")
    .replaceAll("format('woff2-variations')", "format('woff2')");
};

/**
 * Writes a sheet of fonts for each language, of which browsers fetch the subsets that a page's letters need. Returns the
 * sheets' address with `__LANG__` in the place of the language.
 */
export const writeFonts = (): string => {
  mkdirSync(DIR, { recursive: true });
  const sheets = LANGUAGES.map((language) => ({
    language,
    css: BUILT_LANGUAGES[language].fonts.map(copyFont).join(""),
  }));
  const hash = shortHash(JSON.stringify(sheets));
  for (const { language, css } of sheets) writeFileSync(join(DIR, `${language}.${hash}.css`), css);
  compressDir(DIR);
  return `/web/fonts/__LANG__.${hash}.css`;
};
