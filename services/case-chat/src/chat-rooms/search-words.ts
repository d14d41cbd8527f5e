import { ADMIN_SUPPORT, isServiceId, packageContent, serviceName } from "@legal/catalog";
import { LANGUAGES, type PackageType, type UserSummary } from "@legal/contracts";
import { displayNameOf, seoulDateOf } from "@legal/i18n";

const MAX_WORDS = 8;

/** One spelling for storing and asking: width, case and composed or decomposed letters do not matter. */
const normalise = (text: string): string => text.normalize("NFKC").toLowerCase();

const join = (texts: readonly (string | null)[]): string =>
  normalise([...new Set(texts.filter((text) => text !== null && text !== ""))].join("\n"));

const serviceNames = (serviceType: string): string[] =>
  isServiceId(serviceType) || serviceType === ADMIN_SUPPORT
    ? LANGUAGES.map((language) => serviceName(serviceType, language))
    : [];

const packageNames = (packageType: PackageType | null): string[] =>
  packageType ? [packageType, ...LANGUAGES.map((language) => packageContent(packageType, language).name)] : [];

interface CaseFacts {
  serviceType: string;
  packageType: PackageType | null;
  createdAt: Date;
}

/** Service and package in every language, and the day in Seoul. */
export const caseWordsOf = ({ serviceType, packageType, createdAt }: CaseFacts): string =>
  join([serviceType, ...serviceNames(serviceType), ...packageNames(packageType), seoulDateOf(createdAt)]);

type Customer = Pick<UserSummary, "username" | "email" | "firstName" | "lastName" | "displayName">;

/** The customer as an office would look for them: either order of the names, with and without a space. */
export const customerWordsOf = (customer: Customer | null | undefined): string => {
  if (!customer) return "";
  const { firstName, lastName, username, email } = customer;
  const full =
    firstName && lastName ? [`${lastName} ${firstName}`, `${firstName} ${lastName}`, lastName + firstName] : [];
  return join([displayNameOf(customer), firstName, lastName, ...full, username, email]);
};

const escapeRegex = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

const wordFilter = (word: string) => {
  const $regex = escapeRegex(word);
  return { $or: [{ caseWords: { $regex } }, { customerWords: { $regex } }] };
};

/** Rooms in which every word of the search occurs somewhere; nothing the caller types is a pattern. */
export const searchFilter = (search: string | undefined): { $and?: ReturnType<typeof wordFilter>[] } => {
  const words = normalise(search ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  return words.length > 0 ? { $and: words.map(wordFilter) } : {};
};
