import { LANGUAGES, type Language } from "@legal/contracts/constants";
import { act, configure, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, Suspense, type ReactNode } from "react";
import { Provider } from "react-redux";
import { MemoryRouter, parsePath, useLocation, type MemoryRouterProps } from "react-router-dom";
import { StyleSheetManager } from "styled-components";
import type { Messages } from "../language/catalogue-loader.ts";
import { MessagesProvider } from "../language/messages-provider.tsx";
import { loadSiteTexts } from "../language/site-texts.ts";
import { useLanguage } from "../language/use-language.ts";
import { isFromDesk } from "../links/from-desk.ts";
import { repeatedOrderOf } from "../links/repeated-order.ts";
import { createAppStore } from "../store/create-app-store.ts";
import { Toasts } from "../toast/toasts.tsx";

// jsdom matches every rule against every element for each question about a role; without rules it is quick.
const nowhere = document.createElement("div");

// The first page of a run waits for its modules to be compiled.
configure({ asyncUtilTimeout: 20_000 });
jest.setTimeout(40_000);

/** An address, or one with the state that a link leaves and the key of its entry in the history. */
export type Entry = NonNullable<MemoryRouterProps["initialEntries"]>[number];

let entries = 0;
/** Of its own, so that no page finds what another left in its entry. */
const newEntry = (address: Entry) => {
  entries += 1;
  return { key: `entry-${entries}`, ...(typeof address === "string" ? parsePath(address) : address) };
};
type Catalogues = Record<Language, Messages>;

/** Adds the texts that all frontends share. */
const withSiteMessages = async (own: Partial<Catalogues>): Promise<Catalogues> => {
  const all = LANGUAGES.map(async (language) => [language, { ...(await loadSiteTexts(language)), ...own[language] }]);
  return Object.fromEntries(await Promise.all(all)) as Catalogues;
};

const Address = () => {
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <output aria-label="address">{`${pathname}${search}${hash}`}</output>
      <output aria-label="way back">{isFromDesk(state) ? "desk" : ""}</output>
      <output aria-label="repeated order">{JSON.stringify(repeatedOrderOf(state))}</output>
    </>
  );
};

const Frame = ({ catalogues, children }: { catalogues: Catalogues; children: ReactNode }) => {
  const { language } = useLanguage();
  return (
    <MessagesProvider language={language} messages={catalogues[language]}>
      <Suspense fallback={null}>{children}</Suspense>
      <Toasts />
      <Address />
    </MessagesProvider>
  );
};

/**
 * A remote's pages as the shell shows them: at an address, with a store of their own, toasts, and in sight the address, whether its
 * way back is one to the desk as it was left, and what it knows of a repeated order.
 */
export const renderPages = async (pages: ReactNode, address: Entry, own: Partial<Catalogues>) => {
  const catalogues = await withSiteMessages(own);
  const entry = newEntry(address);
  const site = (
    <StrictMode>
      <Provider store={createAppStore()}>
        <MemoryRouter initialEntries={[entry]}>
          <StyleSheetManager target={nowhere}>
            <Frame catalogues={catalogues}>{pages}</Frame>
          </StyleSheetManager>
        </MemoryRouter>
      </Provider>
    </StrictMode>
  );
  let unmount = () => {};
  // Awaited, because React resumes what waits for a page's module only within an act that is.
  await act(async () => {
    ({ unmount } = render(site));
  });
  return { person: userEvent.setup(), unmount };
};
