import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const DOCUMENTS = ["*.md", "docs/**/*.md", "{packages,services,frontends}/*/README.md", "gateway/README.md"];
/** A file in the text, with a folder before it: `src/config.ts`, `docs/adr/0013-lists.md`. */
const QUOTED = /`((?:[\w.@{},*-]+\/)+[\w.{},*-]+\.(?:tsx?|mjs|cjs|json|md|sh|ya?ml|html|css))`/g;
/** A relative target of a link, without its anchor. */
const LINKED = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g;
/** Made by a build or at run time. */
const MADE = /^(?:dist|data|\.\w+)\/|^(?:secrets|volumes)\//;

/** Quoted paths count from the repository's root, or from the document's workspace and its sources. */
const isThere = (path: string, dir: string): boolean =>
  ["", dir, join(dir, "src"), join(dir, "test")].some((base) => globSync(join(base, path)).length > 0);

/** What a document quotes and links to that is not in the repository. */
export const quotedPathProblems = (document: string, text: string): string[] => {
  const dir = dirname(document);
  const quoted = [...text.matchAll(QUOTED)].map(([, path = ""]) => path).filter((path) => !MADE.test(path));
  const linked = [...text.matchAll(LINKED)].map(([, path = ""]) => path);
  return [
    ...quoted.filter((path) => !isThere(path, dir)).map((path) => `${document}: no such file: ${path}`),
    ...linked.filter((path) => !existsSync(join(dir, path))).map((path) => `${document}: leads nowhere: ${path}`),
  ];
};

/** The files that documents and READMEs name exist. */
export const checkQuotedPaths = (): string[] =>
  globSync(DOCUMENTS).flatMap((document) => quotedPathProblems(document, readFileSync(document, "utf8")));
