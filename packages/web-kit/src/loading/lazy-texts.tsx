import type { Language } from "@legal/contracts/constants";
import { use, useDeferredValue, useMemo, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { loadOnce } from "./load-once.ts";
import { catalogueLoader, isReplaced, type CatalogueModule, type Messages } from "../language/catalogue-loader.ts";
import { MessagesProvider } from "../language/messages-provider.tsx";
import { useLanguage } from "../language/use-language.ts";

/**
 * A component that adds texts to those around it, from an import that names the language's file. They come with the first
 * screen that needs them: suspends until then, or renders at once after `preload`. In a change of language the old ones
 * stay until the new ones have come.
 */
export const lazyTexts = (catalogueIn: (language: Language) => Promise<CatalogueModule>) => {
  const textsIn = loadOnce(catalogueLoader(catalogueIn), isReplaced);

  /** Rejects where only the Korean texts can be fetched: they would not be those of a prerendered page. */
  const preload = async (language: Language): Promise<Messages> => {
    await catalogueIn(language);
    return textsIn(language);
  };

  const LazyTexts = ({ children }: { children: ReactNode }) => {
    const language = useDeferredValue(useLanguage().language);
    const { messages } = useIntl();
    const own = use(useMemo(() => textsIn(language), [language]));
    // New texts would have React throw away a prerendered part that is not hydrated yet, with what was typed into it.
    const all = useMemo(() => ({ ...(messages as Messages), ...own }), [messages, own]);
    return (
      <MessagesProvider language={language} messages={all}>
        {children}
      </MessagesProvider>
    );
  };
  return Object.assign(LazyTexts, { preload });
};
