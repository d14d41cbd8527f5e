import type { PackageType, ServiceId } from "@legal/catalog";
import { parseStored, privateKey, readStored, writeStored } from "@legal/web-kit";

/** As long as the server knows the key of a purchase. */
const KEPT_MS = 24 * 3_600_000;

const placeOf = (userId: string | undefined, serviceId: ServiceId, packageType: PackageType) =>
  privateKey(userId, `buy:${serviceId}:${packageType}`);

/**
 * The Idempotency-Key of a purchase whose answer did not come. It survives the page: who loads it again and buys again
 * gets the case that may be open already.
 */
export const keptOrderKey = (userId: string | undefined, serviceId: ServiceId) => ({
  read: (packageType: PackageType): string | undefined => {
    const kept = parseStored(readStored(placeOf(userId, serviceId, packageType)));
    const { key, until } = (kept ?? {}) as { key?: unknown; until?: unknown };
    return typeof key === "string" && typeof until === "number" && until > Date.now() ? key : undefined;
  },
  keep: (packageType: PackageType, key: string): void =>
    void writeStored(placeOf(userId, serviceId, packageType), JSON.stringify({ key, until: Date.now() + KEPT_MS })),
  drop: (packageType: PackageType): void => void writeStored(placeOf(userId, serviceId, packageType), null),
});
