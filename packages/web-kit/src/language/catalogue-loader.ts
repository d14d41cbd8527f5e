import { DEFAULT_LANGUAGE, type Language } from "@legal/contracts/constants";

export type Messages = Record<string, string>;
export type CatalogueModule = { default: Messages };

const replacements = new WeakSet<Messages>();

/** Whether some of these texts are in another language than was asked for, because that could not be fetched. */
export const isReplaced = (messages: Messages) => replacements.has(messages);

const markReplaced = (messages: Messages) => {
  replacements.add(messages);
  return messages;
};

/** All texts of several catalogues; those of a later one count. */
export const joinTexts = (...parts: readonly Messages[]): Messages => {
  const all = Object.assign({}, ...parts) as Messages;
  return parts.some(isReplaced) ? markReplaced(all) : all;
};

/**
 * A `loadMessages` from an import that names the language's file; asking again gives the same promise. A catalogue that
 * cannot be fetched is replaced by the Korean one, or by the one that came last, so that a page on a bad network still has
 * texts. It rejects only where there is none at all.
 */
export const catalogueLoader = (catalogueIn: (language: Language) => Promise<CatalogueModule>) => {
  const loads = new Map<Language, Promise<Messages>>();
  let last: Messages | undefined;

  const fetched = async (language: Language) => (last = (await catalogueIn(language)).default);
  const load = async (language: Language) => {
    try {
      return await fetched(language);
    } catch {
      loads.delete(language);
      const messages = await fetched(DEFAULT_LANGUAGE).catch((error: unknown) => {
        if (last) return last;
        throw error;
      });
      return markReplaced({ ...messages });
    }
  };
  return (language: Language): Promise<Messages> => {
    const loading = loads.get(language) ?? load(language);
    loads.set(language, loading);
    return loading;
  };
};
