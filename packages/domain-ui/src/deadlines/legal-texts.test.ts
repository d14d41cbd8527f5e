import { legalTextsIn } from "./legal-texts.ts";

const FILE = "../../../legal-rules/src/locales/zh.json";

it("the law's texts that could not be fetched are asked for again, though not at once", async () => {
  jest.useFakeTimers();
  jest.doMock(FILE, () => {
    throw new Error("offline");
  });
  const failed = legalTextsIn("zh");
  await expect(failed).rejects.toThrow("offline");
  expect(legalTextsIn("zh")).toBe(failed);

  jest.dontMock(FILE);
  jest.advanceTimersByTime(1000);
  expect((await legalTextsIn("zh")).language).toBe("zh");
  jest.useRealTimers();
});
