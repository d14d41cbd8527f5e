import { INTEREST_RATES, STAMP_DUTIES } from "../src/figures/index.ts";
import { NOTICE_MONTHS } from "../src/leases/index.ts";

it("says of stamp duty what it is computed with", () => {
  const { paymentOrderPart, electronicReduction, minimum, flat } = STAMP_DUTIES;
  expect([paymentOrderPart.value, electronicReduction.value, minimum.value]).toEqual([10, 10, 1000n]);
  expect(flat.map(({ value, basis }) => [value.document, value.won, basis])).toContainEqual([
    "auction",
    5000,
    "인지법 9",
  ]);
});

it("says of each figure the source that carries it, and whether that was read", () => {
  expect(INTEREST_RATES.loanCaps.map(({ value, basis }) => [value, basis])).toEqual([
    ["30", "이자제한법 2①, 대통령령 20118"],
    ["25", "이자제한법 2①, 대통령령 25376"],
    ["24", "이자제한법 2①, 대통령령 28413"],
    ["20", "이자제한법 2①, 대통령령 31593"],
  ]);
  expect(NOTICE_MONTHS.shop.tenant.basis).toContain("대법원 2023다307024");
  const confidences = Object.fromEntries(
    STAMP_DUTIES.flat.map(({ value, confidence = "official" }) => [value.document, confidence]),
  );
  expect(confidences).toMatchObject({ "claim-seizure": "statute", auction: "official" });
});
