import fc from "fast-check";
import { safeNext } from "../src/constants/index.ts";

const ORIGIN = "https://ours.example";

/** What paths are forged of. */
const PARTS = [
  "/ // . .. %2e %2E %252e %2f %2F %252f %5c %255c %09 %0a % ? # @ : ;".split(" "),
  ["\\", "\t", "\n", " ", "a", "chat", "api", "evil.example", "https:", "javascript:", "가", "\uD800"],
].flat();
const forgedPath = fc.array(fc.constantFrom(...PARTS), { maxLength: 9 }).map((parts) => `/${parts.join("")}`);

describe("where a login leads", () => {
  it.each([
    ["/chat/42?tab=files#last", "/chat/42?tab=files#last"],
    ["/service/complaint/../answer-brief", "/service/answer-brief"],
    ["/", "/"],
  ])("follows %s within the site", (next, expected) => expect(safeNext(next)).toBe(expected));

  it.each([
    null,
    undefined,
    ["/a"],
    "",
    "login",
    "https://evil.example",
    "https:/evil.example",
    "javascript:alert(1)",
    "//evil.example",
    "%2f%2fevil.example",
    "/%2f%2fevil.example",
    "/%252f/evil.example",
    String.raw`/\evil.example`,
    String.raw`\/evil.example`,
    "/%5cevil.example",
    "/%255cevil.example",
    "/\t/evil.example",
    "/\r\nset-cookie: a=b",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "/a/%2E%2e//evil.example",
    "/%252e//evil.example",
    "/a/..%2f/evil.example",
    "/100%",
    "/api/logout",
    "/a/../api/logout",
    "/%61pi/logout",
    "/API/logout",
    `/${"a".repeat(600)}`,
  ])("does not follow %j", (next) => expect(safeNext(next)).toBeUndefined());

  it("stays on the site, whatever path is forged", () => {
    fc.assert(
      fc.property(forgedPath, (path) => {
        const next = safeNext(path);
        if (next === undefined) return;
        const target = new URL(next, ORIGIN);
        expect(target.origin).toBe(ORIGIN);
        expect(target.pathname).not.toMatch(/^\/\/|^\/api(\/|$)/i);
        expect(safeNext(next)).toBe(next);
      }),
      { numRuns: 20_000 },
    );
  });
});
