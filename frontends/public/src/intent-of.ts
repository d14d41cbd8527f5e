import { isServiceId, PACKAGE_TYPES, type PackageType, type ServiceId } from "@legal/catalog";
import { safeNext } from "@legal/contracts/constants";

/** What a visitor wanted before the login. */
export type Intent = { kind: "buy"; serviceId: ServiceId; packageType: PackageType } | { kind: "ask-office" };

export const packageIn = (search: URLSearchParams): PackageType | undefined =>
  PACKAGE_TYPES.find((packageType) => packageType === search.get("buy"));

/** Read from the address that the login leads back to. */
export const intentOf = (next: string | null): Intent | undefined => {
  const url = URL.parse(safeNext(next) ?? "/", "https://site.invalid");
  if (!url) return undefined;
  if (url.pathname === "/" && url.searchParams.has("ask")) return { kind: "ask-office" };
  const serviceId = /^\/service\/([^/]+)$/.exec(url.pathname)?.[1] ?? "";
  const packageType = packageIn(url.searchParams);
  return packageType && isServiceId(serviceId) ? { kind: "buy", serviceId, packageType } : undefined;
};
