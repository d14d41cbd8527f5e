import { ALL_SERVICE_IDS, loadServiceText, type Language } from "@legal/catalog";
import { LANGUAGES } from "@legal/contracts/constants";
import { generatedFile } from "./generated-file.ts";

const CATALOG = "packages/catalog/src";

const json = (entries: readonly (readonly [string, string])[]): string =>
  `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;

const checkLanguage = async (language: Language, fix: boolean): Promise<string[]> => {
  const texts = await Promise.all(
    ALL_SERVICE_IDS.map(async (id) => ({ id, ...(await loadServiceText(id, language)) })),
  );
  const summaries = json(texts.map(({ id, summary }) => [`summary.${id}`, summary]));
  const words = json(texts.map(({ id, searchWords }) => [id, searchWords]));
  return [
    ...generatedFile(`${CATALOG}/locales/${language}.json`, summaries, fix),
    ...generatedFile(`${CATALOG}/search/words-${language}.json`, words, fix),
  ];
};

/** What is needed of all services at once, as a page loads it: one file of each kind for each language. */
export const checkServiceWords = async (fix: boolean): Promise<string[]> =>
  (await Promise.all(LANGUAGES.map((language) => checkLanguage(language, fix)))).flat();
