// Lays `release.json` into each built frontend: what a gateway must know to compose its pages, in one file that is read
// at once. The schema is packages/site/src/build/release.ts.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inEachLanguage } from "@legal/contracts";
import { appDir, REMOTES, WEB_DIR } from "../web/apps.ts";
import { inputsHash } from "../web/inputs-hash.ts";
import { providedNames, REQUIRED_NAMES_FILE } from "../web/shared-modules.ts";

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const filesOf = (app: string) => readJson(join(WEB_DIR, app, "web-files.json"));
const write = (app: string, release: unknown) =>
  writeFileSync(join(WEB_DIR, app, "release.json"), JSON.stringify(release));

const { pages } = readJson(join(WEB_DIR, "web-manifest.json")) as { pages: { dir: string } };

const addressOf = (file: string) => `/${file.replace(/\.json$/, "")}`.replace(/^\/index$/, "/");

const pagesIn = (language: string) => {
  const dir = join(WEB_DIR, pages.dir, language);
  return Object.fromEntries(
    globSync("**/*.json", { cwd: dir }).map((file) => [addressOf(file), readJson(join(dir, file))]),
  );
};

const shell = inputsHash("shell");
const forMembersIn = (language: string) => readJson(join(WEB_DIR, pages.dir, "for-members", `${language}.json`));
const prerendered = { shell, pages: inEachLanguage(pagesIn), forMembers: inEachLanguage(forMembersIn) };

const provides = providedNames();

// `gives` and `takes` are what a gateway of the release before reads.
write("shell", {
  inputs: shell,
  provides,
  gives: provides,
  template: readFileSync(join(WEB_DIR, "shell", "index.html"), "utf8"),
  files: filesOf("shell"),
  routes: readJson(join(appDir("shell"), "src", "routes.json")),
});
for (const app of REMOTES) {
  const requires = readJson(join(WEB_DIR, app, REQUIRED_NAMES_FILE));
  write(app, { requires, takes: requires, files: filesOf(app), ...(app === "public" && { prerendered }) });
}
