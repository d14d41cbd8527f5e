import { normalise, phoneIn, searchWords } from "@legal/service-kit";
import { caseNumbersIn, namedWith } from "./find-named-cases.ts";
import { customersWith } from "./customers-with.ts";
import { packagesWith, servicesWith } from "./services-with.ts";
import { casesDueOn } from "./cases-due-on.ts";
import { namedDays, openedOrDueOn } from "./named-days.ts";
import { withIsoDates } from "./with-iso-dates.ts";

/** Between digits, as word processors write them. */
const DASHES = /(?<=\d)\p{Pd}(?=\d)/gu;
const PUNCTUATION = /^\p{P}+$/u;

const conditionOf = async (word: string) => {
  const [services, packages, days] = [servicesWith(word), packagesWith(word), namedDays(word)];
  const numbers = caseNumbersIn(word);
  const phone = phoneIn(word);
  const ways = [
    ...(services.length > 0 ? [{ serviceType: { $in: services } }] : []),
    ...(packages.length > 0 ? [{ packageType: { $in: packages } }] : []),
    ...days.flatMap(openedOrDueOn),
    ...(await Promise.all(days.map(casesDueOn))).flat(),
    ...(numbers.length > 0 ? [{ "case.number": { $in: numbers } }] : []),
    namedWith(word),
    await customersWith(word),
    ...(phone && phone !== word ? [await customersWith(phone)] : []),
  ];
  return { $or: ways };
};

/**
 * Rooms in which every word of the search occurs somewhere: customer or their telephone number, service or package in
 * any language, the day it was opened or is due, the case's number or the customer's name of it. Services and packages
 * are looked up in the catalogue, customers, names and days by an index, so that no room's text is scanned; nothing the
 * caller types is a pattern. A telephone number may have blanks in it. Punctuation between words, as in a room's header,
 * is no word.
 */
export const searchConditions = async (search: string) => {
  const words = searchWords(withIsoDates(normalise(search).replaceAll(DASHES, "-")));
  const said = words.filter((word) => !PUNCTUATION.test(word));
  const everyWord = await Promise.all((said.length > 0 ? said : words).map(conditionOf));
  const phone = words.length > 1 ? phoneIn(search) : undefined;
  return phone ? [{ $or: [{ $and: everyWord }, await customersWith(phone)] }] : everyWord;
};
