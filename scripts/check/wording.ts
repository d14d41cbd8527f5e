import { globSync, readFileSync } from "node:fs";
import { ALLOWED, TERMS } from "./wording/terms.ts";
import { textsOfDocument, textsOfSource, wordsOf, type FoundText } from "./wording/read-texts.ts";

const FILES = [
  "{packages,services,frontends,gateway,scripts}/**/*.{ts,tsx,mjs,cjs,md}",
  "docs/**/*.md",
  "*.{md,mjs}",
  "{k8s,scripts}/**/*.{yaml,yml,sh}",
  "docker-compose.yml",
  "Dockerfile",
];
const SOURCE = /\.[mc]?[jt]sx?$/;
/** Generated, language content, quoted law, history, and the list of refused words itself. */
const OUT_OF_SCOPE = [
  /(^|\/)(?:node_modules|dist|\.tsbuild)\//,
  /^packages\/catalog\/src\/content\//,
  /^services\/ai\/src\/knowledge\/facts\//,
  /^services\/ai\/src\/prompts\/.*\.md$/,
  /^scripts\/demo\/(?:people-\w+|canned-replies)\.ts$/,
  /^docs\/legal-review\.md$/,
  /^CHANGELOG\.md$/,
  /^scripts\/check\/wording(?:\/terms|\.test)\.ts$/,
];

const isAllowed = (file: string, found: string, text: string): boolean =>
  ALLOWED.some(
    ({ file: files, avoid, within }) =>
      files.test(file) && avoid.test(found) && (within === undefined || within.test(text)),
  );

/** What is wrong with the words of one file, as `path:line: …`. */
export const wordingProblems = (file: string, source: string): string[] => {
  const path: FoundText = { kind: "name", line: 1, text: wordsOf(file.replace(/\.\w+$/, "")) };
  const texts = SOURCE.test(file) ? textsOfSource(source) : textsOfDocument(source);
  return [path, ...texts].flatMap(({ kind, line, text }) =>
    TERMS.flatMap(({ avoid, use, only }) => {
      const found = only && !only.includes(kind) ? undefined : new RegExp(avoid, "i").exec(text)?.[0];
      if (found === undefined) return [];
      if (isAllowed(file, found, text)) return [];
      return [`${file}:${line}: “${found}” in a ${kind}: ${use}: ${text.trim().slice(0, 100)}`];
    }),
  );
};

const filesOf = (under: string): string[] =>
  globSync(FILES).filter((file) => file.startsWith(under) && !OUT_OF_SCOPE.some((pattern) => pattern.test(file)));

const problemsUnder = (under: string): string[] =>
  filesOf(under).flatMap((file) => wordingProblems(file, readFileSync(file, "utf8")));

/** Names, comments, logs, test titles and documents use the field's own words. */
export const checkWording = (): string[] => problemsUnder("");

// By itself: what is wrong under a folder.
if (import.meta.main) for (const under of process.argv.slice(2)) console.log(problemsUnder(under).join("\n"));
