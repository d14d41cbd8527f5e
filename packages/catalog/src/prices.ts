import { isServiceId, type ServiceId } from "./service-ids.ts";

/** What the price does not include: fees and expenses that are paid on to others. */
export type ExtraCost = "legalCosts" | "courtAndDepositFees" | "legalAndTravelCosts";

/** Won without VAT; null = by agreement. */
export interface ServicePrice {
  readonly standard: number | null;
  readonly deluxe: number | null;
  readonly extra?: ExtraCost;
}

export type PackageType = "standard" | "deluxe";

const BY_AGREEMENT: ServicePrice = { standard: null, deluxe: null };
const CIVIL_SUIT: ServicePrice = { standard: 500_000, deluxe: null };
const AUCTION: ServicePrice = { standard: 300_000, deluxe: 500_000, extra: "legalAndTravelCosts" };
const EXECUTION_PAPER: ServicePrice = { standard: 100_000, deluxe: 220_000 };
const SPECIAL_SUIT: ServicePrice = { standard: 1_000_000, deluxe: null };

const PRICES: Readonly<Record<ServiceId, ServicePrice>> = {
  "certified-mail": { standard: 50_000, deluxe: 200_000 },
  "payment-order": { standard: 110_000, deluxe: 220_000, extra: "legalCosts" },
  "provisional-seizure": { standard: 220_000, deluxe: 330_000, extra: "courtAndDepositFees" },
  "provisional-disposition": { standard: 220_000, deluxe: 330_000 },
  complaint: CIVIL_SUIT,
  "answer-brief": { standard: 500_000, deluxe: null },
  "real-estate-auction": AUCTION,
  "movable-property-auction": AUCTION,
  "debt-seizure": EXECUTION_PAPER,
  "lease-registration": EXECUTION_PAPER,
  "property-disclosure": EXECUTION_PAPER,
  "debtor-registry": EXECUTION_PAPER,
  "divorce-lawsuit": SPECIAL_SUIT,
  "patent-lawsuit": SPECIAL_SUIT,
  "administrative-lawsuit": SPECIAL_SUIT,
  "criminal-defense": SPECIAL_SUIT,
  "inheritance-lawsuit": SPECIAL_SUIT,
  "labor-lawsuit": { standard: 500_000, deluxe: null },
  lawsuit: CIVIL_SUIT,
  // Objections reach from a one-page notice to a full defence, and no price row covers that.
  objection: BY_AGREEMENT,
  seizure: EXECUTION_PAPER,
  // Real estate is seized by the decision that opens its auction, so the work is the auction's.
  "real-estate-seizure": AUCTION,
};

/** An unknown service is priced by agreement. */
export const servicePrice = (serviceId: string): ServicePrice =>
  isServiceId(serviceId) ? PRICES[serviceId] : BY_AGREEMENT;

/** Won without VAT; null = by agreement, also for an unknown service. */
export const priceOf = (serviceId: string, packageType: PackageType): number | null =>
  servicePrice(serviceId)[packageType];
