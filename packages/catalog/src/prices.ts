import { isServiceId } from "./service-ids.ts";
import { BY_AGREEMENT, serviceOf, type ServicePrice } from "./services.ts";

export type PackageType = "standard" | "deluxe";

const VAT_DIVISOR = 10;

/** Won with the value-added tax of 10 %. */
export const withVat = (won: number): number => won + Math.round(won / VAT_DIVISOR);

/** An unknown service is priced by agreement. */
export const servicePrice = (serviceId: string): ServicePrice =>
  isServiceId(serviceId) ? serviceOf(serviceId).price : BY_AGREEMENT;

/** Won without VAT; null = by agreement, also for an unknown service. */
export const priceOf = (serviceId: string, packageType: PackageType): number | null =>
  servicePrice(serviceId)[packageType];
