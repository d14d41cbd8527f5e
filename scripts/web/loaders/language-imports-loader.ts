import { LANGUAGES, type Language } from "@legal/contracts/constants";
import type { LoaderContext } from "webpack";

const IMPORT = /\bimport\(\s*(\/\*[^`]*\*\/)?\s*`([^`$]*)\$\{language\}([^`$]*)`((?:,\s*\{[^)]*\})?),?\s*\)/g;
const REQUEST = "[request]";

/**
 * Spells an import of `./locales/${language}.json` out for each language. Webpack's own way, a table of a folder's files
 * and a function that reads it, costs every page more, and names chunks after the file instead of the language.
 */
const spellOutLanguages = function spellOutLanguages(this: LoaderContext<object>, source: string) {
  const spelled = source.replaceAll(IMPORT, (_all, name = "", before: string, after: string, attributes: string) => {
    const one = (language: Language) =>
      `${language}: () => import(${name.replace(REQUEST, language)} "${before}${language}${after}"${attributes})`;
    return `({ ${LANGUAGES.map(one).join(", ")} })[language]()`;
  });
  if (spelled.includes(`-${REQUEST}"`)) this.emitError(new Error("an import by language is not spelled out"));
  return spelled;
};

// oxlint-disable-next-line import/no-default-export -- webpack takes a loader's default export
export default spellOutLanguages;
