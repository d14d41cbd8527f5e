import { hostileTexts, tooSlowFor } from "@legal/test-kit";
import { onlyCookies } from "../src/proxying/forwarded-headers.ts";
import { matchRoute } from "../src/routing/match-route.ts";
import { createSessionIdReader } from "../src/sessions/session-cookie.ts";

/** All headers of a request together are no longer. */
const HEADERS = hostileTexts(16_000);

const match = (text: string) => {
  try {
    return matchRoute("GET", text);
  } catch {
    return undefined;
  }
};

it.each([
  ["the path of a call", (text: string) => match(`/api/chat-rooms/${text}/messages`)],
  ["cookies", (text: string) => onlyCookies(text, ["language"])],
  ["a session's cookie", createSessionIdReader("https://law.example")],
])("reading %s takes no longer than its length", async (_what, read: (text: string) => unknown) => {
  expect(await tooSlowFor(read, HEADERS)).toEqual([]);
});
