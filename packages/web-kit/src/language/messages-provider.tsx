import type { Language } from "@legal/contracts/constants";
import type { ReactNode } from "react";
import { IntlProvider, ReactIntlErrorCode, type IntlConfig } from "react-intl";
import type { Messages } from "./catalogue-loader.ts";

/** A missing text is found when the catalogues are checked, not in the reader's console. */
const ignoreMissing: IntlConfig["onError"] = (error) => {
  if (error.code !== ReactIntlErrorCode.MISSING_TRANSLATION) reportError(error);
};

interface MessagesProviderProps {
  language: Language;
  messages: Messages;
  children: ReactNode;
}

/** Gives texts, and the rules for numbers and dates, to a part of the page. */
export const MessagesProvider = ({ language, messages, children }: MessagesProviderProps) => (
  <IntlProvider locale={language} defaultLocale="ko" messages={messages} onError={ignoreMissing}>
    {children}
  </IntlProvider>
);
