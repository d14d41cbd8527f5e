import { ALL_SERVICE_IDS, priceOf, servicePrice } from "../src/index.ts";

const AGREED = null;

/** The price list: service, standard, deluxe, what is paid on top. */
const PRICE_LIST: [string, number | null, number | null, string?][] = [
  ["certified-mail", 50_000, 200_000],
  ["payment-order", 110_000, 220_000, "legalCosts"],
  ["provisional-seizure", 220_000, 330_000, "courtAndDepositFees"],
  ["provisional-disposition", 220_000, 330_000],
  ["complaint", 500_000, AGREED],
  ["lawsuit", 500_000, AGREED],
  ["answer-brief", 500_000, AGREED],
  ["real-estate-auction", 300_000, 500_000, "legalAndTravelCosts"],
  ["movable-property-auction", 300_000, 500_000, "legalAndTravelCosts"],
  ["real-estate-seizure", 300_000, 500_000, "legalAndTravelCosts"],
  ["debt-seizure", 100_000, 220_000],
  ["seizure", 100_000, 220_000],
  ["lease-registration", 100_000, 220_000],
  ["property-disclosure", 100_000, 220_000],
  ["debtor-registry", 100_000, 220_000],
  ["divorce-lawsuit", 1_000_000, AGREED],
  ["patent-lawsuit", 1_000_000, AGREED],
  ["administrative-lawsuit", 1_000_000, AGREED],
  ["criminal-defense", 1_000_000, AGREED],
  ["inheritance-lawsuit", 1_000_000, AGREED],
  ["labor-lawsuit", 500_000, AGREED],
  ["objection", AGREED, AGREED],
];

describe("prices", () => {
  it("cover every service", () => {
    expect(PRICE_LIST.map(([id]) => id).toSorted()).toEqual([...ALL_SERVICE_IDS].toSorted());
  });

  it.each(PRICE_LIST.map((row) => ({ row, id: row[0] })))("of $id are the list's", ({ row }) => {
    const [id, standard, deluxe, extra] = row;
    expect([priceOf(id, "standard"), priceOf(id, "deluxe")]).toEqual([standard, deluxe]);
    expect(servicePrice(id).extra).toBe(extra);
  });

  it("are by agreement for an unknown service", () => {
    expect(servicePrice("no-such-service")).toEqual({ standard: null, deluxe: null });
    expect(priceOf("admin-support", "standard")).toBeNull();
  });
});
