import type { Language } from "@legal/contracts/constants";
import { createElement, use, type ComponentType, type ReactNode } from "react";
import { matchPath } from "react-router-dom";
import { loadOnce } from "./load-once.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** A page that shows fetched content has a `prepare`, which fetches it ahead: then it renders complete at once. */
export type PageComponent = ComponentType & { prepare?: (params: Params, language: Language) => Promise<unknown> };

export interface LazyPage {
  (): ReactNode;
  /** Fetches the page ahead of its first rendering. */
  preload: () => Promise<PageComponent>;
}

/** A page in a chunk of its own. Unlike `React.lazy` it renders at once when preloaded, and can be retried. */
export const lazyPage = (load: () => Promise<PageComponent>): LazyPage => {
  const once = loadOnce(load);
  const preload = () => once(undefined);
  const Page = () => createElement(use(preload()));
  return Object.assign(Page, { preload });
};

/** A remote's `preload`: fetches the page that an address shows, by route pattern, and what the page shows. */
export const pagePreloader =
  (pages: Record<string, LazyPage>) =>
  async (pathname: string, language: Language): Promise<void> => {
    for (const [pattern, page] of Object.entries(pages)) {
      const match = matchPath(pattern, pathname);
      if (!match) continue;
      const { prepare } = await page.preload();
      await prepare?.(match.params, language);
      return;
    }
  };
