import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { BUSINESS_FACTS, inEachLanguage, LANGUAGES, type Language, type LocalizedBusiness } from "@legal/contracts";
import { WEB_DIR } from "../apps.ts";
import { compile } from "../compile.ts";
import { KEEP_MS } from "../prune.ts";
import { pageAddresses } from "./page-addresses.ts";
import { BUNDLE, BUNDLE_DIR, prerenderConfig } from "./prerender-config.ts";

/** What `prerender.tsx` of the shell exports. */
interface Prerender {
  remote: unknown;
  prerenderPage: (request: Request) => Promise<{ head: string; styles: string; body: string }>;
}

interface Request {
  pathname: string;
  language: Language;
  remote?: { name: string; module: unknown };
  origin: string;
  business: LocalizedBusiness;
}

/** React leaves these where something was not ready, or broke: a reader without JavaScript would see a spinner. */
const UNFINISHED = /<!--\$[!?]-->/;

const assertComplete = (body: string, what: string) => {
  if (UNFINISHED.test(body) || !body.includes("<h1")) throw new Error(`the page ${what} does not render at once`);
};

const placesOf = (language: Language) =>
  Object.fromEntries(BUSINESS_FACTS.map((fact) => [fact, `__BUSINESS_${language}_${fact}__`]));

/** A place in the page for each fact of the operator, who is different wherever these pages are served. */
const BUSINESS = inEachLanguage(placesOf) as LocalizedBusiness;

const removeOldPages = (dir: string, current: string) => {
  for (const name of readdirSync(dir)) {
    const old = join(dir, name);
    if (name !== current && statSync(old).mtimeMs < Date.now() - KEEP_MS) rmSync(old, { recursive: true });
  }
};

/** Any of them shows visitors the same. */
const PAGE_FOR_MEMBERS = "/mypage";

/**
 * Renders every public page in every language into `dist/web/pages/<build>/<language>/<address>.json`: the head's elements
 * and the body, with the placeholders `__NONCE__`, `__ORIGIN__` and `__BUSINESS_<language>_<fact>__`. Rejects when one cannot be rendered completely.
 * What visitors see at a page for members is `for-members/<language>.json`.
 */
export const buildPages = async (build: string): Promise<void> => {
  // React and the styles have a development build too, which renders other marks.
  process.env["NODE_ENV"] = "production";
  await compile(prerenderConfig());
  const bundle = (await import(pathToFileURL(join(BUNDLE_DIR, BUNDLE)).href)) as Prerender;
  const remote = { name: "public", module: bundle.remote };
  const write = async (place: string, request: Pick<Request, "pathname" | "language" | "remote">) => {
    const page = await bundle.prerenderPage({ ...request, origin: "__ORIGIN__", business: BUSINESS });
    assertComplete(page.body, place);
    const styles = page.styles.replaceAll("<style", '<style nonce="__NONCE__"');
    const file = join(WEB_DIR, "pages", build, `${place}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ head: page.head + styles, body: page.body }));
  };
  for (const language of LANGUAGES) {
    for (const pathname of pageAddresses())
      await write(join(language, pathname === "/" ? "index" : pathname), { pathname, language, remote });
    await write(join("for-members", language), { pathname: PAGE_FOR_MEMBERS, language });
  }
  removeOldPages(join(WEB_DIR, "pages"), build);
};
