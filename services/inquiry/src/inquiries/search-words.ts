import { isServiceId, serviceName } from "@legal/catalog";
import { LANGUAGES } from "@legal/contracts/constants";
import { bigramsOf, escapeRegex, normalise, phoneIn, phoneKeyOf, searchWords, withBigrams } from "@legal/service-kit";
import type { InquiryRecord } from "./inquiry-model.ts";

const serviceNames = (serviceType: string | null): string[] =>
  serviceType !== null && isServiceId(serviceType)
    ? LANGUAGES.map((language) => serviceName(serviceType, language))
    : [];

/** Everything that an inquiry can be found by: who wrote, about which service, and what. */
export const wordsOf = (
  inquiry: Pick<InquiryRecord, "name" | "email" | "phone" | "serviceType" | "message">,
): string => {
  const { name, email, phone, serviceType, message } = inquiry;
  return normalise(
    [name, email, phone ?? "", phoneKeyOf(phone) ?? "", ...serviceNames(serviceType), message].join("\n"),
  );
};

/** The words, the bigrams that find them, and the digits of the telephone number, which are among them. */
export const searchFieldsOf = (words: string, phone: string | null) => ({
  words,
  letterPairs: bigramsOf(words),
  phoneKey: phoneKeyOf(phone) ?? "",
});

/** What a search may mean: its words, or a telephone number, however that is written. */
const meaningsOf = (search: string): string[][] => {
  const phone = phoneIn(search);
  return [searchWords(search), ...(phone ? [[phone]] : [])];
};

export const saysSomething = (search: string): boolean => searchWords(search).length > 0;

/** Inquiries in which every word of the search occurs; nothing the caller types is a pattern. */
export const containing = (search: string) => ({
  $or: meaningsOf(search).map((words) => ({
    $and: words.map((word) => ({ words: { $regex: escapeRegex(word) } })),
  })),
});

/** The same, found by the index of bigrams. */
export const foundByPairs = (search: string) => ({
  $or: meaningsOf(search).map((words) => ({
    $and: words.map((word) => ({ letterPairs: withBigrams(word), words: { $regex: escapeRegex(word) } })),
  })),
});
