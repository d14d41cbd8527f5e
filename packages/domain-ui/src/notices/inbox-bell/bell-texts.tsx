import type { Language } from "@legal/contracts/constants";
import { MessagesProvider, useLanguage, type Messages } from "@legal/web-kit";
import type { ReactNode } from "react";
import en from "./locales/en.json" with { type: "json" };
import ja from "./locales/ja.json" with { type: "json" };
import ko from "./locales/ko.json" with { type: "json" };
import zh from "./locales/zh.json" with { type: "json" };

const TEXTS: Record<Language, Messages> = { ko, en, ja, zh };

/** The texts `inboxBell.*`: few, and without a chunk each, whose names visitors would load. */
export const BellTexts = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguage();
  return (
    <MessagesProvider language={language} messages={TEXTS[language]}>
      {children}
    </MessagesProvider>
  );
};
