import { safeNext } from "./safe-next.ts";

describe("where a login leads", () => {
  it.each([
    ["/chat/42?tab=files#last", "/chat/42?tab=files#last"],
    ["/", "/"],
  ])("follows %s within the site", (next, expected) => expect(safeNext(next)).toBe(expected));

  it.each([
    null,
    undefined,
    "",
    "https://evil.example",
    "//evil.example",
    String.raw`/\evil.example`,
    String.raw`\/evil.example`,
    "/\t/evil.example",
    "javascript:alert(1)",
    "login",
  ])("does not follow %j", (next) => expect(safeNext(next)).toBe("/"));
});
