import { isServiceId, serviceName } from "@legal/catalog";
import { LANGUAGES } from "@legal/contracts/constants";
import { escapeRegex, normalise, searchWords } from "@legal/service-kit";
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
export const searchFilter = (search: string | undefined) => {
  const words = searchWords(search ?? "");
  return words.length > 0 ? { $and: words.map((word) => ({ words: { $regex: escapeRegex(word) } })) } : {};
};
