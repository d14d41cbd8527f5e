import type { Language } from "@legal/contracts/constants";
import type { PageComponent } from "@legal/web-kit";
import { createElement, type FunctionComponent, type ReactNode } from "react";

/** Texts that come with the first screen that needs them. */
type Texts = FunctionComponent<{ children: ReactNode }> & { preload: (language: Language) => Promise<unknown> };

/** A page with texts of its own: it renders complete after `prepare`. */
export const withTexts = (texts: Texts, Page: PageComponent): PageComponent => {
  const PageWithTexts: PageComponent = () => createElement(texts, null, createElement(Page));
  PageWithTexts.prepare = (params, language) =>
    Promise.all([texts.preload(language), Page.prepare?.(params, language)]);
  return PageWithTexts;
};
