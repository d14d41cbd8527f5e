import type { IncomingMessage } from "node:http";
import { hostileTexts, tooSlowFor } from "@legal/test-kit";
import { createPageFinder } from "../src/pages/find-page.ts";
import { pageLanguageOf } from "../src/pages/page-language.ts";

/** All headers of a request together are no longer. */
const HEADERS = hostileTexts(16_000);

const views = { prerendered: false, noindex: true };
const routes = ["/service/:id", "/chat/:roomId", "/"].map((path) => ({ path, ...views }));
const findPage = createPageFinder({ routes, addresses: new Set() } as never);

it.each([
  ["the path of a page", (text: string) => findPage(`/service/${text}`, true)],
  ["an address's language", (text: string) => pageLanguageOf({ url: text, headers: {} } as IncomingMessage, undefined)],
  [
    "a language's cookie",
    (text: string) => pageLanguageOf({ url: "/", headers: { cookie: text } } as IncomingMessage, undefined),
  ],
])("reading %s takes no longer than its length", async (_what, read: (text: string) => unknown) => {
  expect(await tooSlowFor(read, HEADERS)).toEqual([]);
});
