import { ALL_SERVICE_IDS, priceOf, servicePrice, withVat } from "../src/index.ts";

const AGREED = null;

/** The price list: service, standard, deluxe, what is paid on top. */
const PRICE_LIST: [string, number | null, number | null, string][] = [
  ["certified-mail", 50_000, 200_000, "postage"],
  ["payment-order", 110_000, 220_000, "legalCosts"],
  ["provisional-seizure", 220_000, 330_000, "courtAndDepositFees"],
  ["provisional-disposition", 220_000, 330_000, "courtAndDepositFees"],
  ["complaint", 500_000, AGREED, "legalCosts"],
  ["lawsuit", 500_000, AGREED, "legalCosts"],
  ["answer-brief", 500_000, AGREED, "legalCosts"],
  ["real-estate-auction", 300_000, 500_000, "legalAndTravelCosts"],
  ["movable-property-auction", 300_000, 500_000, "legalAndTravelCosts"],
  ["real-estate-seizure", 300_000, 500_000, "legalAndTravelCosts"],
  ["debt-seizure", 100_000, 220_000, "legalCosts"],
  ["seizure", 100_000, 220_000, "legalCosts"],
  ["lease-registration", 100_000, 220_000, "registrationCosts"],
  ["property-disclosure", 100_000, 220_000, "legalCosts"],
  ["debtor-registry", 100_000, 220_000, "legalCosts"],
  ["divorce-lawsuit", 1_000_000, AGREED, "legalCosts"],
  ["patent-lawsuit", 1_000_000, AGREED, "professionalFees"],
  ["administrative-lawsuit", 1_000_000, AGREED, "legalCosts"],
  ["criminal-defense", 1_000_000, AGREED, "professionalFees"],
  ["inheritance-lawsuit", 1_000_000, AGREED, "legalCosts"],
  ["labor-lawsuit", 500_000, AGREED, "professionalFees"],
  ["objection", AGREED, AGREED, "legalCosts"],
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

  it("have 10 % of value-added tax on top", () => {
    expect([withVat(110_000), withVat(50_000), withVat(1_000_000)]).toEqual([121_000, 55_000, 1_100_000]);
  });

  it("are by agreement for an unknown service", () => {
    expect(servicePrice("no-such-service")).toEqual({ standard: null, deluxe: null, extra: "legalCosts" });
    expect(priceOf("admin-support", "standard")).toBeNull();
  });
});
