import type { LocalizedBusiness } from "@legal/contracts/business";
import type { Language } from "@legal/contracts/constants";
import { assumeVisitor, createAppStore, type RemoteModule } from "@legal/web-kit";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "unshared/react-router-dom";
import { ServerStyleSheet } from "styled-components";
import { loadFirstPage } from "./prepare-first-page.ts";
import { provideRemote } from "./remotes/fetch-remote.ts";
import { SiteRoot } from "./site-root.tsx";

interface PrerenderRequest {
  pathname: string;
  language: Language;
  /** The remote that shows the page, and its name; the shell's own pages have none. */
  remote?: { name: string; module: RemoteModule };
  /** A placeholder for the site's origin, which only the server knows. */
  origin: string;
  /** Placeholders for the operator's details, which only the server knows. */
  business: LocalizedBusiness;
}

interface PrerenderedPage {
  /** Title, meta and link elements, each marked `data-prerendered`. */
  head: string;
  styles: string;
  body: string;
}

/** Elements that React hoists into the head come first where there is no head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/;

/** A page as a visitor of that language sees it first. Throws when anything in it cannot be rendered at once. */
export const prerenderPage = async (request: PrerenderRequest): Promise<PrerenderedPage> => {
  const { pathname, language, remote, origin, business } = request;
  const store = createAppStore({ pageLanguage: language });
  await assumeVisitor(store);
  if (remote) provideRemote(remote.name, remote.module);
  await loadFirstPage({ pathname, language, remotes: remote ? [remote.name] : [] });

  const sheet = new ServerStyleSheet();
  const inRouter = (pages: React.ReactNode) => <StaticRouter location={pathname}>{pages}</StaticRouter>;
  try {
    const site = <SiteRoot store={store} origin={origin} business={business} inRouter={inRouter} />;
    const html = renderToString(sheet.collectStyles(site));
    const head = HOISTED.exec(html)?.[0] ?? "";
    return {
      head: head.replaceAll(/<(title|meta|link)/g, "<$1 data-prerendered"),
      styles: sheet.getStyleTags(),
      body: html.slice(head.length),
    };
  } finally {
    sheet.seal();
  }
};
