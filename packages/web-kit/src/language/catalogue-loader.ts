import { DEFAULT_LANGUAGE, type Language } from "@legal/contracts/constants";

export type Messages = Record<string, string>;
export type CatalogueModule = { default: Messages };

/**
 * A `loadMessages` from an import that names the language's file; asking again gives the same promise. A catalogue that
 * cannot be fetched is replaced by the Korean one, so that a page on a bad network still has texts.
 */
export const catalogueLoader = (catalogueIn: (language: Language) => Promise<CatalogueModule>) => {
  const loads = new Map<Language, Promise<Messages>>();

  const load = async (language: Language) => {
    try {
      return (await catalogueIn(language)).default;
    } catch {
      loads.delete(language);
      return (await catalogueIn(DEFAULT_LANGUAGE)).default;
    }
  };
  return (language: Language): Promise<Messages> => {
    const loading = loads.get(language) ?? load(language);
    loads.set(language, loading);
    return loading;
  };
};
