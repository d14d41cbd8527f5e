import { readFileSync } from "node:fs";
import { join } from "node:path";
import { appDir } from "./apps.ts";

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
    .replace("{{fallback-fonts}}", readFileSync(join(appDir("shell"), "src", "fallback-fonts.css"), "utf8"));
};
