import { searchWords } from "@legal/service-kit";
import { customersWith } from "./find-customers.ts";
import { packagesWith, servicesWith } from "./find-services.ts";
import { openedOn } from "./opened-on.ts";

const conditionOf = async (word: string) => {
  const [services, packages, opened] = [servicesWith(word), packagesWith(word), openedOn(word)];
  const ways = [
    ...(services.length > 0 ? [{ serviceType: { $in: services } }] : []),
    ...(packages.length > 0 ? [{ packageType: { $in: packages } }] : []),
    ...(opened ? [{ createdAt: opened }] : []),
    await customersWith(word),
  ];
  return ways.length === 1 ? (ways[0] ?? {}) : { $or: ways };
};

/**
 * Rooms in which every word of the search occurs somewhere: customer, service or package in any language, or the day
 * it was opened. Services and packages are looked up in the catalogue, customers by an index, so that no room's text is
 * scanned; nothing the caller types is a pattern.
 */
export const searchConditions = (search: string) => Promise.all(searchWords(search).map(conditionOf));
