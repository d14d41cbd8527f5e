import { globSync, readFileSync } from "node:fs";
import type { LoaderContext } from "webpack";
import { LANGUAGES } from "@legal/contracts/constants";
import spellOutLanguages from "./language-imports-loader.ts";

const built = (source: string) => {
  const errors: Error[] = [];
  const context = { emitError: (error: Error) => errors.push(error) } as unknown as LoaderContext<object>;
  return { code: spellOutLanguages.call(context, source), errors };
};

const importing = globSync("{frontends,packages}/*/src/**/*.{ts,tsx}", { cwd: `${import.meta.dirname}/../../..` })
  .map((file) => ({ file, source: readFileSync(`${import.meta.dirname}/../../../${file}`, "utf8") }))
  .filter(({ source }) => /import\([^)]*`[^`$]*\$\{language\}[^`$]*`/.test(source));

describe("imports by language in a bundle", () => {
  it("become one for each language, in a chunk that is called by it", () => {
    const { code } = built('import(/* webpackChunkName: "texts-[request]" */ `./locales/${language}.json`)');
    for (const language of LANGUAGES)
      expect(code).toContain(
        `${language}: () => import(/* webpackChunkName: "texts-${language}" */ "./locales/${language}.json")`,
      );
  });

  it("are found in every file, however it is formatted", () => {
    expect(importing.length).toBeGreaterThan(10);
    for (const { file, source } of importing) {
      const { code, errors } = built(source);
      expect({ file, errors, left: /`[^`$]*\$\{language\}[^`/$]*`/.exec(code)?.[0] }).toEqual({ file, errors: [] });
    }
  });

  it("fail the build where one would be left", () => {
    const { errors } = built('import(/* webpackChunkName: "texts-[request]" */ `./locales/${other}.json`)');
    expect(errors).toHaveLength(1);
  });
});
