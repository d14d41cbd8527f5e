import { hostileTexts, tooSlowFor } from "@legal/test-kit";
import { cellValue } from "../src/workbook/cell-value.ts";

it("making a text harmless for a spreadsheet takes no longer than its length", async () => {
  expect(await tooSlowFor((text) => cellValue(text, "text"), hostileTexts(40_000))).toEqual([]);
});
