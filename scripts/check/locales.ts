import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { LANGUAGES, type Language } from "@legal/contracts/constants";

/** Without a file, a catalogue without texts: each is missing. */
const catalogue = (dir: string, language: Language): Record<string, string> => {
  const file = `${dir}/${language}.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : {};
};

const namesIn = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    const inner = "children" in element ? [element.children] : [];
    const branches = "options" in element ? Object.values(element.options).map(({ value }) => value) : [];
    const own = element.type === TYPE.literal || element.type === TYPE.pound ? [] : [element.value];
    return [...own, ...[...inner, ...branches].flatMap(namesIn)];
  });

/** The values and tags a text asks for, each once and sorted, or what is wrong with its syntax. */
const placeholders = (text: string): { names: string } | { problem: string } => {
  try {
    return { names: [...new Set(namesIn(parse(text)))].toSorted().join(",") };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

/** What is wrong with one translation beside its Korean source. */
const textProblem = (text: string | undefined, source: string | undefined): string | undefined => {
  if (source === undefined) return "has no Korean source";
  if (text === undefined || text.trim() === "") return "is missing";
  const [own, korean] = [placeholders(text), placeholders(source)];
  if ("problem" in own) return own.problem;
  return "names" in korean && own.names !== korean.names ? "needs other values than the Korean text" : undefined;
};

/** Words before a value are chosen so that its last sound does not matter. */
const PARTICLE_CHOICE = /을\(를\)|를\(을\)|이\(가\)|가\(이\)|은\(는\)|는\(은\)|와\(과\)|과\(와\)|\(으\)로/;

/** Japanese and Chinese have marks of their own, and no space after them. */
const ASCII_MARK = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][,:;?!]|[,:;?!][\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;

/** Keys may be written whole, or with a computed last part: `status.${id}` uses every key that starts with `status.` */
const usesKey = (sources: string, key: string): boolean =>
  sources.includes(`"${key}"`) ||
  sources.includes(`'${key}'`) ||
  key.split(".").some((_, index, parts) => index > 0 && sources.includes(`\`${parts.slice(0, index).join(".")}.\${`));

const sourcesUnder = (dir: string): string =>
  globSync(`${dir}/**/*.{ts,tsx}`)
    .filter((file) => !file.includes(".test.") && !file.includes("/testing/"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

/** Texts beside a frontend's own: those of every page, and those that come with a feature. */
const SHARED = ["packages/web-kit/src/locales", ...globSync("{packages/domain-ui,frontends/*}/src/*/**/locales")];

/** The catalogue of the whole frontend, to which that of a feature adds. */
const wholeFrontend = (dir: string): string[] =>
  globSync(`${/^frontends\/[^/]+/.exec(dir)?.[0] ?? "none"}/src/locales`);

const checkDir = (dir: string): string[] => {
  const around = [...SHARED, ...wholeFrontend(dir)];
  const shared = new Set(around.flatMap((other) => Object.keys(catalogue(other, "ko"))));
  const ko = catalogue(dir, "ko");
  const sourceDir = dir.replace(/\/locales$/, "");
  const own = sourcesUnder(sourceDir);
  const sources = SHARED.includes(dir) ? own + sourcesUnder("{frontends/*,packages/domain-ui}") : own;
  const problems: string[] = [];
  for (const key of Object.keys(ko)) {
    if (!usesKey(sources, key)) problems.push(`${dir}: ${key} is used nowhere`);
    if (PARTICLE_CHOICE.test(ko[key] ?? "")) problems.push(`${dir}/ko.json: ${key} leaves a particle open`);
  }
  for (const language of LANGUAGES) {
    const texts = catalogue(dir, language);
    for (const key of new Set([...Object.keys(ko), ...Object.keys(texts)])) {
      const problem = textProblem(texts[key], ko[key]);
      if (problem) problems.push(`${dir}/${language}.json: ${key} ${problem}`);
      if (ASCII_MARK.test(texts[key] ?? "")) problems.push(`${dir}/${language}.json: ${key} has an ASCII mark`);
    }
  }
  const used = [...own.matchAll(/(?:id: |id=|text\()"([\w-]+(?:\.[\w-]+)+)"/g)].map(([, key]) => key ?? "");
  for (const key of new Set(used)) {
    if (!(key in ko) && !shared.has(key)) problems.push(`${sourceDir}: "${key}" is in no catalogue`);
  }
  return problems;
};

/** Every frontend's catalogue is complete in all languages, and every key is used and known. */
export const checkLocales = (): string[] =>
  globSync("{frontends,packages}/*/src/**/locales/ko.json")
    .map((file) => dirname(file))
    .flatMap(checkDir);
