import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@legal/contracts/constants";
import { appDir } from "./apps.ts";
import { BUILT_LANGUAGES } from "./languages.ts";

interface TemplateParts {
  /** Addresses of the shell's own scripts. */
  scripts: string[];
  /** Address of the fonts' sheet. */
  fonts: string;
}

/** The page's HTML with the build's addresses in it; the gateway fills the placeholders that remain. */
export const shellTemplate = ({ scripts, fonts }: TemplateParts): string => {
  const tags = scripts.map((src) => `<script defer nonce="__NONCE__" src="${src}"></script>`).join("\n    ");
  return readFileSync(join(appDir("shell"), "src", "index.html"), "utf8")
    .replace("<!--scripts-->", tags)
    .replace("{{fonts}}", fonts)
    .replaceAll("{{languages}}", LANGUAGES.join("|"))
    .replace("{{needs-javascript}}", LANGUAGES.map((language) => BUILT_LANGUAGES[language].needsJavaScript).join(" · "))
    .replace("{{fallback-fonts}}", readFileSync(join(appDir("shell"), "src", "fallback-fonts.css"), "utf8"));
};
