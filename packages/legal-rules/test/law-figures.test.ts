import { STAMP_DUTIES } from "../src/figures/index.ts";

it("says of stamp duty what it is computed with", () => {
  const { paymentOrderPart, electronicReduction, minimum, flat } = STAMP_DUTIES;
  expect([paymentOrderPart.value, electronicReduction.value, minimum.value]).toEqual([10, 10, 1000n]);
  expect(flat.map(({ value, basis }) => [value.document, value.won, basis])).toContainEqual([
    "auction",
    5000,
    "인지법 9",
  ]);
});
