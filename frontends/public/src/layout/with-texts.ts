import type { lazyTexts, PageComponent } from "@legal/web-kit";
import { createElement } from "react";

/** A page with texts of its own: it renders complete after `prepare`. */
export const withTexts = (Texts: ReturnType<typeof lazyTexts>, Page: PageComponent): PageComponent => {
  const PageWithTexts: PageComponent = () => createElement(Texts, null, createElement(Page));
  PageWithTexts.prepare = (params, language) =>
    Promise.all([Texts.preload(language), Page.prepare?.(params, language)]);
  return PageWithTexts;
};
