import { isServiceId, serviceName } from "@legal/catalog";
import { LANGUAGES } from "@legal/contracts/constants";
import type { InquiryRecord } from "./inquiry-model.ts";

const MAX_WORDS = 8;

/** One spelling for storing and asking: width, case and composed or decomposed letters do not matter. */
const normalise = (text: string): string => text.normalize("NFKC").toLowerCase();

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

const escapeRegex = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** Inquiries in which every word of the search occurs; nothing the caller types is a pattern. */
export const searchFilter = (search: string | undefined) => {
  const words = normalise(search ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  return words.length > 0 ? { $and: words.map((word) => ({ words: { $regex: escapeRegex(word) } })) } : {};
};
