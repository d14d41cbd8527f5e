import { isServiceId, type ServiceId } from "./service-ids.ts";

/** What the price does not include: fees and expenses that are paid on to others. */
export type ExtraCost =
  "postage" | "legalCosts" | "courtAndDepositFees" | "legalAndTravelCosts" | "registrationCosts" | "professionalFees";

/** Won without VAT; null = by agreement. */
export interface ServicePrice {
  readonly standard: number | null;
  readonly deluxe: number | null;
  readonly extra: ExtraCost;
}

export type PackageType = "standard" | "deluxe";

const BY_AGREEMENT: ServicePrice = { standard: null, deluxe: null, extra: "legalCosts" };
const CIVIL_SUIT: ServicePrice = { standard: 500_000, deluxe: null, extra: "legalCosts" };
const AUCTION: ServicePrice = { standard: 300_000, deluxe: 500_000, extra: "legalAndTravelCosts" };
const EXECUTION_PAPER: ServicePrice = { standard: 100_000, deluxe: 220_000, extra: "legalCosts" };
const SPECIAL_SUIT: ServicePrice = { standard: 1_000_000, deluxe: null, extra: "legalCosts" };
/** Papers that only a lawyer or another professional may make; that person bills them. */
const PROFESSIONAL = { extra: "professionalFees" } as const;

const PRICES: Readonly<Record<ServiceId, ServicePrice>> = {
  "certified-mail": { standard: 50_000, deluxe: 200_000, extra: "postage" },
  "payment-order": { standard: 110_000, deluxe: 220_000, extra: "legalCosts" },
  "provisional-seizure": { standard: 220_000, deluxe: 330_000, extra: "courtAndDepositFees" },
  "provisional-disposition": { standard: 220_000, deluxe: 330_000, extra: "courtAndDepositFees" },
  complaint: CIVIL_SUIT,
  "answer-brief": CIVIL_SUIT,
  "real-estate-auction": AUCTION,
  "movable-property-auction": AUCTION,
  "debt-seizure": EXECUTION_PAPER,
  "lease-registration": { ...EXECUTION_PAPER, extra: "registrationCosts" },
  "property-disclosure": EXECUTION_PAPER,
  "debtor-registry": EXECUTION_PAPER,
  "divorce-lawsuit": SPECIAL_SUIT,
  "patent-lawsuit": { ...SPECIAL_SUIT, ...PROFESSIONAL },
  "administrative-lawsuit": SPECIAL_SUIT,
  "criminal-defense": { ...SPECIAL_SUIT, ...PROFESSIONAL },
  "inheritance-lawsuit": SPECIAL_SUIT,
  "labor-lawsuit": { ...CIVIL_SUIT, ...PROFESSIONAL },
  lawsuit: CIVIL_SUIT,
  // Objections reach from a one-page notice to a full defence, and no price row covers that.
  objection: BY_AGREEMENT,
  seizure: EXECUTION_PAPER,
  // Real estate is seized by the decision that opens its auction, so the work is the auction's.
  "real-estate-seizure": AUCTION,
};

const VAT_DIVISOR = 10;

/** Won with the value-added tax of 10 %. */
export const withVat = (won: number): number => won + Math.round(won / VAT_DIVISOR);

/** An unknown service is priced by agreement. */
export const servicePrice = (serviceId: string): ServicePrice =>
  isServiceId(serviceId) ? PRICES[serviceId] : BY_AGREEMENT;

/** Won without VAT; null = by agreement, also for an unknown service. */
export const priceOf = (serviceId: string, packageType: PackageType): number | null =>
  servicePrice(serviceId)[packageType];
