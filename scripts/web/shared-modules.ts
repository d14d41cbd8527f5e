import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPackage, ROOT } from "./apps.ts";

/** Libraries of which the page has one copy, carried by the shell. Those with a façade provide only the names it lists. */
const LIBRARIES: { name: string; facade?: string }[] = [
  { name: "react" },
  { name: "react-dom" },
  { name: "react-router-dom", facade: "react-router-dom.ts" },
  { name: "react-redux", facade: "react-redux.ts" },
  { name: "@reduxjs/toolkit", facade: "reduxjs-toolkit.ts" },
  { name: "@reduxjs/toolkit/query/react", facade: "reduxjs-toolkit-query-react.ts" },
  { name: "react-intl", facade: "react-intl.ts" },
  { name: "styled-components", facade: "styled-components.ts" },
  { name: "@legal/web-kit" },
];

const FACADE_DIR = join(ROOT, "frontends", "shell", "src", "shared");

/** Façade file by the request it answers. */
export const FACADES = new Map(
  LIBRARIES.flatMap(({ name, facade }) => (facade ? [[name, join(FACADE_DIR, facade)] as const] : [])),
);

/** Lists the names that a remote imports of them, beside its other files. */
export const REQUIRED_NAMES_FILE = "required-names.json";

/** The file that lists what the shell provides, by library; of react itself that is everything. */
export const PROVIDERS = new Map([
  ...FACADES,
  ["@legal/web-kit", join(ROOT, "packages", "web-kit", "src", "index.ts")],
]);

const exportedNames = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()))
    .filter((name) => name !== "" && !name.startsWith("type "));

/** Names that the shell provides, by library. */
export const providedNames = (): Record<string, string[]> =>
  Object.fromEntries(Array.from(PROVIDERS, ([library, file]) => [library, exportedNames(file)]));

/** `@scope/name/sub/path` → `@scope/name`. */
const packageOf = (request: string) =>
  request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");

const provided = (name: string) => {
  const facade = FACADES.get(name);
  return { eager: true, ...(facade && { import: facade }) };
};

/** The sharing table of module federation: the host provides, remotes only consume. */
export const sharedModules = (isHost: boolean) =>
  Object.fromEntries(
    LIBRARIES.map(({ name }) => {
      const packageName = packageOf(name);
      const { version } = readPackage(join(ROOT, "node_modules", packageName));
      const role = isHost ? provided(name) : { import: false as const, strictVersion: true };
      return [name, { singleton: true, version, packageName, requiredVersion: `^${version}`, ...role }];
    }),
  );

const file = (path: string) => join(ROOT, "node_modules", path);

/** What façades import: the libraries themselves, past the sharing that would lead back to the façade. */
export const realModules = (development: boolean) => ({
  "unshared/react-router-dom$": file(`react-router/dist/${development ? "development" : "production"}/index.mjs`),
  "unshared/react-redux$": file("react-redux/dist/react-redux.mjs"),
  "unshared/@reduxjs/toolkit$": file("@reduxjs/toolkit/dist/redux-toolkit.modern.mjs"),
  "unshared/@reduxjs/toolkit/query/react$": file("@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs"),
  "unshared/react-intl$": file("react-intl/index.js"),
  // Catalogues are parsed when they are built.
  ...(!development && {
    "@formatjs/icu-messageformat-parser$": file("@formatjs/icu-messageformat-parser/no-parser.js"),
  }),
  "unshared/styled-components$": file("styled-components/dist/styled-components.browser.esm.js"),
});
