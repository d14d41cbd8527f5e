import { isServiceId, serviceName } from "@legal/catalog";
import { LANGUAGES } from "@legal/contracts/constants";
import { escapeRegex, normalise, withBigrams } from "@legal/service-kit";
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
  return normalise([name, email, phone ?? "", ...serviceNames(serviceType), message].join("\n"));
};

/** Inquiries in which every word of the search occurs; nothing the caller types is a pattern. */
export const containing = (words: readonly string[]) => ({
  $and: words.map((word) => ({ words: { $regex: escapeRegex(word) } })),
});

/** The same, found by the index of bigrams. */
export const foundByPairs = (words: readonly string[]) => ({
  $and: words.map((word) => ({ letterPairs: withBigrams(word), words: { $regex: escapeRegex(word) } })),
});
