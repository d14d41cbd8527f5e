import { linkParts } from "./link-parts.ts";

const linksIn = (text: string) => linkParts(text).flatMap(({ href }) => (href === undefined ? [] : [href]));

describe("addresses in a message", () => {
  it("are links when they lead to the web, without the sentence's own punctuation", () => {
    expect(linksIn("보세요: https://law.go.kr/a?b=1. (http://example.org/x)")).toEqual([
      "https://law.go.kr/a?b=1",
      "http://example.org/x",
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "javascript://x%0aalert(1)",
    "data:text/html,x",
    "file:///etc/passwd",
    "//evil.example",
  ])("are text when they are %s", (address) => {
    expect(linkParts(address)).toEqual([{ text: address }]);
  });
});
