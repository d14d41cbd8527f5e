import { createHash } from "node:crypto";
import type { Language, LocalizedBusiness } from "@legal/contracts";
import { fillBusiness } from "./fill-business.ts";
import type { Page } from "./find-page.ts";
import { compressAroundNonce, type NonceBrotli } from "./nonce-brotli.ts";
import type { WebBuild } from "../build/web-build.ts";

/** What the operator's settings say on every page. */
interface Operator {
  origin: string;
  business: LocalizedBusiness;
}

interface PageRequest {
  page: Page;
  language: Language;
  /** "unknown" when the session could not be looked up: the shell then asks itself. */
  reader: "visitor" | "member" | "unknown";
}

/** A page without its nonce, which each answer puts between the parts. */
export interface ComposedPage {
  parts: readonly string[];
  /** The same for the same content, whatever the nonce. */
  etag: string;
  /** The page compressed for all nonces, once that is done. */
  brotli?: NonceBrotli | undefined;
}

const NONCE = "__NONCE__";
const BOOT_TITLE = /<!--title-->(.*?)<!--\/title-->/s;

/** JSON inside a script element: a `<` could close it. */
const asInlineJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

const manifestsOf = ({ remotes }: WebBuild) =>
  Object.fromEntries(Object.entries(remotes).map(([name, { manifest }]) => [name, { manifest }]));

/** The page's own remote comes with the page; the shell starts with whatever is inlined, so others must not be. */
const runtimeConfig = (build: WebBuild, operator: Operator, { page: { view }, reader }: PageRequest) => {
  const inline = view && build.remotes[view.remote]?.inline;
  return {
    ...operator,
    remotes: manifestsOf(build),
    inline: view && inline !== undefined ? { [view.remote]: inline } : {},
    ...(reader !== "unknown" && { reader }),
  };
};

const preloads = ({ shell, remotes }: WebBuild, { page: { view }, language }: PageRequest): string[] => {
  const own = shell.messages[language] ?? [];
  const remote = view && remotes[view.remote];
  if (!remote) return own;
  return [...own, ...remote.scripts, ...(remote.messages[language] ?? []), ...(remote.pages[view.page] ?? [])];
};

const headOf = (build: WebBuild, operator: Operator, request: PageRequest): string =>
  [
    `<script type="application/json" id="runtime-config">${asInlineJson(runtimeConfig(build, operator, request))}</script>`,
    ...preloads(build, request).map((href) => `<link rel="preload" as="script" nonce="${NONCE}" href="${href}">`),
  ].join("\n    ");

/** An empty page keeps the template's title until the shell has rendered its own. */
const contentOf = (build: WebBuild, { business }: Operator, { page, language }: PageRequest) => {
  if (page.prerendered === undefined) return { head: undefined, body: "" };
  const { head, body } = build.prerendered(page.prerendered, language);
  return { head: fillBusiness(head, business), body: fillBusiness(body, business) };
};

const compose = (build: WebBuild, operator: Operator, request: PageRequest): ComposedPage => {
  const { head, body } = contentOf(build, operator, request);
  const html = build.template
    .replaceAll("__LANG__", request.language)
    .replace("__PAGE__", request.page.prerendered === undefined ? "empty" : "prerendered")
    .replace(BOOT_TITLE, (_, bootTitle: string) => head ?? bootTitle)
    .replace("<!--head-->", () => headOf(build, operator, request))
    .replace("<!--body-->", () => body)
    .replaceAll("__ORIGIN__", operator.origin);
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  const composed: ComposedPage = { parts: html.split(NONCE), etag: `W/"${hash}"` };
  void compressAroundNonce(composed.parts).then((brotli) => (composed.brotli = brotli));
  return composed;
};

/** Pages differ by a few facts only, so each is composed, and compressed, once. */
export const createPageComposer = (build: WebBuild, operator: Operator) => {
  const composed = new Map<string, ComposedPage>();
  return (request: PageRequest): ComposedPage => {
    const { page, language, reader } = request;
    const key = [page.view?.remote, page.view?.page, page.prerendered, language, reader].join(" ");
    const known = composed.get(key) ?? compose(build, operator, request);
    composed.set(key, known);
    return known;
  };
};

/** The body of `/config.json`. */
export const publicConfig = (build: WebBuild) => ({ remotes: manifestsOf(build) });
