import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const DOCUMENTS = ["*.md", "docs/**/*.md", "{packages,services,frontends}/*/README.md", "gateway/README.md"];
/** A file in the text, with a folder before it: `src/config.ts`, `docs/adr/0013-lists.md`. */
const QUOTED = /`((?:[\w.@{},*-]+\/)+[\w.{},*-]+\.(?:tsx?|mjs|cjs|json|md|sh|ya?ml|html|css))`/g;
/** A relative target of a link, without its anchor. */
const LINKED = /\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g;
/** A name of the code, perhaps with its arguments: `recordStaffReads`, `queueMail(kind, facts, session)`. */
const IDENTIFIER = /`([a-z]+[A-Z]\w*)(?:\([^`]*\))?`/g;
/** Names as `xRoute` or `presentX` stand for a pattern. */
const PATTERN_NAME = /^x[A-Z]|X$/;
const CODE = ["{packages,services,frontends,gateway,scripts}/**/*.{ts,tsx,mjs,cjs,json}", "*.{json,mjs,cjs}"];
/** Made by a build or at run time. */
const MADE = /^(?:dist|data|\.\w+)\/|^(?:secrets|volumes)\//;

/** Quoted paths count from the repository's root, or from the document's workspace and its sources. */
const isThere = (path: string, dir: string): boolean =>
  ["", dir, join(dir, "src"), join(dir, "test")].some((base) => globSync(join(base, path)).length > 0);

const wordsOfTheCode = (): Set<string> =>
  new Set(
    globSync(CODE, { exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path) }).flatMap(
      (file) => readFileSync(file, "utf8").match(/[A-Za-z]\w*/g) ?? [],
    ),
  );

/** What a document quotes and links to that is not in the repository. */
export const quotedPathProblems = (document: string, text: string, codeWords: ReadonlySet<string>): string[] => {
  const dir = dirname(document);
  const quoted = [...text.matchAll(QUOTED)].map(([, path = ""]) => path).filter((path) => !MADE.test(path));
  const linked = [...text.matchAll(LINKED)].map(([, path = ""]) => path);
  const named = [...text.matchAll(IDENTIFIER)].map(([, name = ""]) => name).filter((name) => !PATTERN_NAME.test(name));
  return [
    ...quoted.filter((path) => !isThere(path, dir)).map((path) => `${document}: no such file: ${path}`),
    ...linked.filter((path) => !existsSync(join(dir, path))).map((path) => `${document}: leads nowhere: ${path}`),
    ...named.filter((name) => !codeWords.has(name)).map((name) => `${document}: not in the code: ${name}`),
  ];
};

/** The files and the names of the code that documents and READMEs quote exist. */
export const checkQuotedPaths = (): string[] => {
  const codeWords = wordsOfTheCode();
  return globSync(DOCUMENTS).flatMap((document) =>
    quotedPathProblems(document, readFileSync(document, "utf8"), codeWords),
  );
};
