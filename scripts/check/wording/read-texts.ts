import type { Kind } from "./terms.ts";

export interface FoundText {
  kind: Kind;
  line: number;
  text: string;
}

const COMMENT_LINE = /^\s*(?:\/\/|\/\*\*?|\*(?!\/)|\{\/\*)\s?(.*)$/;
const TRAILING_COMMENT = /\s\/\/ (.*)$/;
const DECLARED =
  /^\s*(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/;
/** What is no code on its line: a comment's end, texts, patterns. */
const QUOTED =
  /\/\/ .*$|\/\*.*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|(?<=[(=:,] ?)\/(?:[^/\\\n]|\\.)+\/[a-z]*/g;
/** Fields, keys and parameters with a type; a conditional has a space before its colon. */
const BEFORE_COLON = /(?<![\w$.])([A-Za-z_$][\w$]*)\??:(?=\s|$)/g;
const METHOD = /^\s*(?:async )?(\w+)\(.*\): .+[;{]$/g;
const LOOP = /\bfor (?:await )?\((?:const|let) (\w+) (?:of|in)\b/g;
/** Parameters of a function on one line, and what a declaration takes apart on one. */
const PARAMETERS = /\(([^()]*)\)(?:: [^()]+)? =>/g;
const TAKEN_APART = /\b(?:const|let) [[{](.+?)[\]}] =/g;
/** What the API's and the configuration's documentation say. */
const DESCRIPTION = /(?:\bsummary:|\.describe\()\s*(?:"([^"\n]+)"|`([^`]+)`)/g;
const LOG_CALL = /\blog(?:ger)?\??\.(?:trace|debug|info|warn|error|fatal)\((.*?)\);?$/gms;
const TEST_TITLE = /^\s*(?:describe|it|test)(?:\.\w+)*(?:\(.*\))?\(\s*["`](.*?)["`]/;

/** `someHTTPName` and `some-name` as “some http name”. */
export const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
    .replaceAll(/[^A-Za-z\d]+/g, " ")
    .trim()
    .toLowerCase();

const lineAt = (source: string, index: number): number => source.slice(0, index).split("\n").length;

const logMessages = (source: string): FoundText[] =>
  [...source.matchAll(LOG_CALL)].flatMap(({ 1: args = "", index }) =>
    [...args.matchAll(/["`]([^"`\n]+)["`]/g)].map(([, text = ""]): FoundText => ({
      kind: "log",
      line: lineAt(source, index),
      text,
    })),
  );

const descriptions = (source: string): FoundText[] =>
  [...source.matchAll(DESCRIPTION)].map(({ 1: quoted, 2: template = "", index }) => ({
    kind: "document",
    line: lineAt(source, index),
    text: quoted ?? template,
  }));

const isComment = (line: string): boolean => COMMENT_LINE.test(line);

/** The names that a line of code gives; lists over several lines and class fields without a type are not read. */
const namesOfLine = (line: string): string[] => {
  if (isComment(line)) return [];
  const code = line.replaceAll(QUOTED, "0");
  const single = [DECLARED, BEFORE_COLON, METHOD, LOOP].flatMap((pattern) =>
    [...code.matchAll(new RegExp(pattern, "g"))].map(([, name = ""]) => name),
  );
  const lists = [PARAMETERS, TAKEN_APART].flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap(([, names = ""]) => names.match(/[A-Za-z_$][\w$]*/g) ?? []),
  );
  return [...new Set([...single, ...lists])];
};

const textsOfLine = (source: string, line: number): FoundText[] => {
  const comment = COMMENT_LINE.exec(source)?.[1] ?? TRAILING_COMMENT.exec(source)?.[1];
  const title = TEST_TITLE.exec(source)?.[1];
  return [
    ...(comment === undefined ? [] : [{ kind: "comment", line, text: comment } as const]),
    ...namesOfLine(source).map((name) => ({ kind: "name", line, text: wordsOf(name) }) as const),
    ...(title === undefined ? [] : [{ kind: "test title", line, text: title } as const]),
  ];
};

/** Comments, names, descriptions, log messages and test titles of a source file that prettier has laid out. */
export const textsOfSource = (source: string): FoundText[] => [
  ...source.split("\n").flatMap((line, index) => textsOfLine(line, index + 1)),
  ...logMessages(source),
  ...descriptions(source),
];

/** A document's own sentences: code blocks, `code` and “quoted words” belong to others. */
export const textsOfDocument = (source: string): FoundText[] =>
  source
    .replaceAll(/^```[\s\S]*?^```$/gm, (block) => block.replaceAll(/[^\n]/g, ""))
    .split("\n")
    .map((text, index) => ({
      kind: "document",
      line: index + 1,
      text: text.replaceAll(/`[^`]*`|“[^”]*”|\]\([^)]*\)/g, ""),
    }));
