import { ALL_SERVICE_IDS, servicePrice, withVat } from "@legal/catalog";
import { amountClaims, keyOfAmount } from "./amount-claims.ts";
import type { Claim } from "./claim.ts";

const PRICES = ALL_SERVICE_IDS.map(servicePrice)
  .flatMap(({ standard, deluxe }) => [standard, deluxe])
  .flatMap((price) => (price === null ? [] : [[keyOfAmount(price), keyOfAmount(withVat(price))] as const]));

/** By the key of a package's price without VAT, that of its total. */
const TOTALS: ReadonlyMap<string, string> = new Map(PRICES);
/** The other way; one package's total may be another's price without VAT. */
const NET_OF_TOTAL: ReadonlyMap<string, string> = new Map(PRICES.map(([net, total]) => [total, net]));

/**
 * Whether a text names a package's price without VAT and nowhere the total, which is what is paid (전자상거래법 제21조의2).
 * `prices` are the keys of the amounts in the knowledge: another 110,000 won is no price.
 */
export const isPriceWithoutTotal = (text: string, claim: Claim, prices: ReadonlySet<string>): boolean => {
  const total = TOTALS.get(claim.key);
  if (total === undefined || !prices.has(claim.key) || !prices.has(total)) return false;
  const net = NET_OF_TOTAL.get(claim.key);
  return !amountClaims(text).some(({ key }) => key === total || key === net);
};
