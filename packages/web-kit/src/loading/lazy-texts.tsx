import type { Language } from "@legal/contracts/constants";
import { use, useDeferredValue, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { trackedPromise } from "./tracked-promise.ts";
import type { Messages } from "../language/catalogue-loader.ts";
import { MessagesProvider } from "../language/messages-provider.tsx";
import { useLanguage } from "../language/use-language.ts";

/**
 * A component that adds texts to those around it. They come with the first screen that needs them: suspends until then,
 * or renders at once after `preload`. In a change of language the old ones stay until the new ones have come.
 */
export const lazyTexts = (load: (language: Language) => Promise<Messages>) => {
  const loading = new Map<Language, Promise<Messages>>();

  const preload = (language: Language): Promise<Messages> => {
    const texts = loading.get(language) ?? trackedPromise(load(language));
    loading.set(language, texts);
    return texts;
  };

  const LazyTexts = ({ children }: { children: ReactNode }) => {
    const language = useDeferredValue(useLanguage().language);
    const { messages } = useIntl();
    const own = use(preload(language));
    return (
      <MessagesProvider language={language} messages={{ ...(messages as Messages), ...own }}>
        {children}
      </MessagesProvider>
    );
  };
  return Object.assign(LazyTexts, { preload });
};
