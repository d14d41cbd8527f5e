import type { Language } from "@legal/contracts/constants";
import { use, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { trackedPromise } from "./tracked-promise.ts";
import type { Messages } from "../language/catalogue-loader.ts";
import { MessagesProvider } from "../language/messages-provider.tsx";
import { useLanguage } from "../language/use-language.ts";

/** A component that adds texts to those around it. They come with the first screen that needs them: suspends until then. */
export const lazyTexts = (load: (language: Language) => Promise<Messages>) => {
  const loading = new Map<Language, Promise<Messages>>();

  const textsIn = (language: Language): Promise<Messages> => {
    const texts = loading.get(language) ?? trackedPromise(load(language));
    loading.set(language, texts);
    return texts;
  };

  return function LazyTexts({ children }: { children: ReactNode }) {
    const { language } = useLanguage();
    const { messages } = useIntl();
    const own = use(textsIn(language));
    return (
      <MessagesProvider language={language} messages={{ ...(messages as Messages), ...own }}>
        {children}
      </MessagesProvider>
    );
  };
};
