import { catalogueLoader, isReplaced, joinTexts } from "../src/language/catalogue-loader.ts";

const of = (text: string) => () => Promise.resolve({ default: { greeting: text } });
const loaderWith = (en: ReturnType<typeof of>) =>
  catalogueLoader((language) => (language === "en" ? en : of("안녕하세요"))());

describe("catalogues", () => {
  it("are loaded once per language", async () => {
    const en = jest.fn(of("Hello"));
    const load = loaderWith(en);
    expect(load("en")).toBe(load("en"));
    expect(await load("en")).toEqual({ greeting: "Hello" });
    expect(en).toHaveBeenCalledTimes(1);
  });

  it("give way to Korean when they cannot be fetched, and are asked for again later", async () => {
    const en = jest.fn<ReturnType<ReturnType<typeof of>>, []>(() => Promise.reject(new Error("offline")));
    const load = loaderWith(en);
    expect(await load("en")).toEqual({ greeting: "안녕하세요" });
    en.mockImplementation(of("Hello"));
    expect(await load("en")).toEqual({ greeting: "Hello" });
  });

  it("give way to those that came last where the Korean ones cannot be fetched either", async () => {
    const load = catalogueLoader((language) =>
      language === "en" ? of("Hello")() : Promise.reject(new Error("offline")),
    );
    await expect(load("ja")).rejects.toThrow("offline");
    await load("en");
    const instead = await load("ja");
    expect(instead).toEqual({ greeting: "Hello" });
    expect([await load("en"), instead, joinTexts({ other: "" }, instead)].map(isReplaced)).toEqual([false, true, true]);
  });
});
