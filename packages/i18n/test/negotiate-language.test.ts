import { negotiateLanguage } from "../src/index.ts";

describe("the language of a browser", () => {
  it.each([
    ["en-US,en;q=0.9", "en"],
    ["fr, ja;q=0.5, zh;q=0.8", "zh"],
    ["zh-Hant-TW", "zh"],
    ["en;q=0, ja", "ja"],
    ["fr, de", "ko"],
    ["*", "ko"],
    [undefined, "ko"],
  ])("%s is answered in %s", (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });
});
