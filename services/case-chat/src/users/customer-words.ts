import type { UserSummary } from "@legal/contracts";
import { displayNameOf } from "@legal/i18n";
import { normalise, phoneKeyOf } from "@legal/service-kit";

type Customer = Pick<UserSummary, "username" | "email" | "firstName" | "lastName" | "displayName"> & {
  phone?: string | null;
};

/** What staff may type to find a customer: either order of the names, with and without a space, the phone's digits. */
export const customerWordsOf = (customer: Customer | null | undefined): string => {
  if (!customer) return "";
  const { firstName, lastName, username, email } = customer;
  const full =
    firstName && lastName ? [`${lastName} ${firstName}`, `${firstName} ${lastName}`, lastName + firstName] : [];
  const words = [displayNameOf(customer), firstName, lastName, ...full, username, email, phoneKeyOf(customer.phone)];
  return normalise([...new Set(words.filter(Boolean))].join("\n"));
};
