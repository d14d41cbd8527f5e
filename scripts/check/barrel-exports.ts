import { globSync, readFileSync } from "node:fs";

interface File {
  path: string;
  source: string;
}

const FILES = "{packages,services,frontends,gateway,scripts}/**/*.{ts,tsx,mjs,cjs}";
const OUT_OF_SCOPE = /(^|\/)(?:node_modules|dist|\.tsbuild)\//;
const BARREL = /^packages\/[^/]+\/src\/(?:[\w-]+\/)*index\.ts$/;
/** Names in braces; a type costs nothing and may stay. */
const EXPORTED = /^export \{([^}]*)\} from/gm;
const IMPORTED = /\bimport \{([^}]*)\} from "(?:@legal|(?:\.\.\/)+packages)\/([\w-]+)/g;
/** Of what is loaded later the names are used anywhere in the file. */
const LOADED = /\bimport\((?:\s|\/\*.*?\*\/)*"@legal\/([\w-]+)/g;

const namesIn = (list: string): string[] =>
  list.split(",").map((name) =>
    name
      .trim()
      .replace(/^type /, "")
      .replace(/ as .*/, ""),
  );

const importsOf = ({ source }: File): [from: string, names: string[]][] => [
  ...Array.from(source.matchAll(IMPORTED), ([, list = "", from = ""]): [string, string[]] => [from, namesIn(list)]),
  ...Array.from(source.matchAll(LOADED), ([, from = ""]): [string, string[]] => [from, source.match(/\w+/g) ?? []]),
];

const exportsOf = ({ source }: File): string[] =>
  Array.from(source.matchAll(EXPORTED)).flatMap(([, list = ""]) =>
    list.split(",").flatMap((name) => (/^\s*(?:type\s|$)/.test(name) ? [] : [name.trim().replace(/.* as /, "")])),
  );

const packageOf = (path: string): string => /^packages\/([^/]+)\//.exec(path)?.[1] ?? "";

/** What barrels export by name (`export *` is not followed) and no file of another package imports; its tests count. */
export const unusedBarrelExports = (files: readonly File[]): string[] => {
  const used = new Set(
    files.flatMap((file) =>
      importsOf(file).flatMap(([from, names]) =>
        from === packageOf(file.path) ? [] : names.map((name) => `${from}/${name}`),
      ),
    ),
  );
  return files
    .filter(({ path }) => BARREL.test(path))
    .flatMap((file) =>
      exportsOf(file)
        .filter((name) => !used.has(`${packageOf(file.path)}/${name}`))
        .map((name) => `${file.path}: no other package imports ${name}`),
    );
};

/** A name behind a barrel is for others: what only its own package uses is imported by path. */
export const checkBarrelExports = (): string[] =>
  unusedBarrelExports(
    globSync(FILES)
      .filter((path) => !OUT_OF_SCOPE.test(path))
      .map((path) => ({ path, source: readFileSync(path, "utf8") })),
  );
