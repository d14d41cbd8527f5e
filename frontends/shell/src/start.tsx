import { assumeVisitor, createAppStore, currentLanguage, keepSessionInUse } from "@legal/web-kit";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { keepReaderFresh } from "./page/keep-reader-fresh.ts";
import { startScrollMemory } from "./page/scroll-memory.ts";
import { sentLanguage } from "./page/sent-language.ts";
import { loadFirstPage, prepareFirstPage } from "./prepare-first-page.ts";
import { inlineConfig } from "./remotes/runtime-config.ts";
import { SiteRoot } from "./site-root.tsx";

const { origin, business, reader, inline = {} } = inlineConfig() ?? {};
const sent = sentLanguage();
// For a member the server sent the account's language; a visitor's stored choice wins over what the server guessed.
const store = createAppStore({ pageLanguage: sent, accountLanguage: reader === "member" ? sent : null });
const inRouter = (pages: ReactNode) => <BrowserRouter>{pages}</BrowserRouter>;

/** A server of a release before the operator's details sends none. */
const businessShown = async () =>
  business ??
  (await import(/* webpackChunkName: "placeholder-business" */ "@legal/contracts/business")).PLACEHOLDER_BUSINESS;

const forgetPrerendered = (root: HTMLElement) => {
  root.replaceChildren();
  for (const element of document.querySelectorAll("[data-prerendered]")) element.remove();
};

/** Hydrates the prerendered page; false when a part of it could not be loaded. */
const hydrate = async (
  root: HTMLElement,
  site: ReactNode,
  page: Parameters<typeof loadFirstPage>[0],
): Promise<boolean> => {
  try {
    await loadFirstPage(page);
  } catch {
    // The page is rendered again, with an error card and a retry in place of the missing part.
    return false;
  }
  startTransition(() => void hydrateRoot(root, site));
  return true;
};

/** Shows the page that the address names, in an empty document or in a prerendered one. */
export const start = async (root: HTMLElement) => {
  startScrollMemory();
  if (reader === "visitor") await assumeVisitor(store);
  const site = <SiteRoot store={store} origin={origin} business={await businessShown()} inRouter={inRouter} />;
  const language = currentLanguage(store);
  const page = { pathname: location.pathname, language, remotes: Object.keys(inline) };
  const isPrerendered = root.firstElementChild !== null && language === sent;
  if (!(isPrerendered && (await hydrate(root, site, page)))) {
    await prepareFirstPage({ ...page, isMember: reader === "member" });
    forgetPrerendered(root);
    startTransition(() => createRoot(root).render(site));
  }
  delete document.documentElement.dataset["otherLanguage"];
  keepReaderFresh(store);
  keepSessionInUse(store);
};
