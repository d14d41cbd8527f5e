import { searchWords } from "@legal/service-kit";
import { caseNumbersIn, namedWith } from "./find-named-cases.ts";
import { customersWith } from "./find-customers.ts";
import { packagesWith, servicesWith } from "./find-services.ts";
import { openedOn } from "./opened-on.ts";

const conditionOf = async (word: string) => {
  const [services, packages, opened] = [servicesWith(word), packagesWith(word), openedOn(word)];
  const numbers = caseNumbersIn(word);
  const ways = [
    ...(services.length > 0 ? [{ serviceType: { $in: services } }] : []),
    ...(packages.length > 0 ? [{ packageType: { $in: packages } }] : []),
    ...(opened ? [{ createdAt: opened }] : []),
    ...(numbers.length > 0 ? [{ "case.number": { $in: numbers } }] : []),
    namedWith(word),
    await customersWith(word),
  ];
  return { $or: ways };
};

/**
 * Rooms in which every word of the search occurs somewhere: customer, service or package in any language, the day it
 * was opened, the case's number or the customer's name of it. Services and packages are looked up in the catalogue,
 * customers and names by an index, so that no room's text is scanned; nothing the caller types is a pattern.
 */
export const searchConditions = (search: string) => Promise.all(searchWords(search).map(conditionOf));
