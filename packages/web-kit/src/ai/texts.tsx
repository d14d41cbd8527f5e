import type { Language } from "@legal/contracts/constants";
import { catalogueLoader, MessagesProvider, readable, useLanguage, type Messages } from "@legal/web-kit";
import { use, type ReactNode } from "react";
import { useIntl } from "react-intl";

const load = catalogueLoader({
  ko: () => import(/* webpackChunkName: "ai-texts-ko" */ "./messages/ko.json"),
  en: () => import(/* webpackChunkName: "ai-texts-en" */ "./messages/en.json"),
  ja: () => import(/* webpackChunkName: "ai-texts-ja" */ "./messages/ja.json"),
  zh: () => import(/* webpackChunkName: "ai-texts-zh" */ "./messages/zh.json"),
});

const loading = new Map<Language, Promise<Messages>>();

const textsIn = (language: Language): Promise<Messages> => {
  const texts = loading.get(language) ?? readable(load(language));
  loading.set(language, texts);
  return texts;
};

/** Adds the texts `ai.*` to those around it. They come with the first screen that needs them: suspends until then. */
export const AiTexts = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguage();
  const { messages } = useIntl();
  const own = use(textsIn(language));
  return (
    <MessagesProvider language={language} messages={{ ...(messages as Messages), ...own }}>
      {children}
    </MessagesProvider>
  );
};
