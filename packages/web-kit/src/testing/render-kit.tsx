import type { Language } from "@legal/contracts/constants";
import { render } from "@testing-library/react";
import { type ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import type { Messages } from "../language/catalogue-loader.ts";
import { MessagesProvider } from "../language/messages-provider.tsx";
import { useLanguage } from "../language/use-language.ts";
import en from "../locales/en.json";
import ja from "../locales/ja.json";
import ko from "../locales/ko.json";
import zh from "../locales/zh.json";
import { createAppStore } from "../store/create-app-store.ts";

const catalogues: Partial<Record<Language, Messages>> = { ko, en, ja, zh };

const Texts = ({ children }: { children: ReactNode }) => {
  const { language } = useLanguage();
  return (
    <MessagesProvider language={language} messages={catalogues[language] ?? ko}>
      {children}
    </MessagesProvider>
  );
};

/** Parts of a page with a store of their own, at an address. */
export const renderKit = (children: ReactNode, address = "/", store = createAppStore()) => {
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <Texts>{children}</Texts>
      </MemoryRouter>
    </Provider>,
  );
  return store;
};
