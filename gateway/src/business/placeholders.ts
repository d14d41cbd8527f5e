import { PLACEHOLDER_BUSINESS } from "@legal/contracts";
import type { BusinessSettings } from "./business-config.ts";

const { ko } = PLACEHOLDER_BUSINESS;

const hasOnlyZeros = (text: string) => !/[1-9]/.test(text);
/** Names that no mail server has (RFC 2606, RFC 6761). */
const isReservedMail = (text: string) => /[@.](example(\.(com|net|org))?|test|invalid|localhost)$/i.test(text);

/** How each variable that must be set looks while unset; the product's own name may be the company's. */
const REQUIRED: Partial<Record<keyof BusinessSettings, (value: string) => boolean>> = {
  BUSINESS_NAME: () => false,
  BUSINESS_REPRESENTATIVE: (value) => value === ko.representative,
  BUSINESS_REGISTRATION_NUMBER: hasOnlyZeros,
  BUSINESS_MAIL_ORDER_NUMBER: hasOnlyZeros,
  BUSINESS_ADDRESS: (value) => value === ko.address,
  BUSINESS_PHONE: (value) => /-0+-0+$/.test(value),
  BUSINESS_EMAIL: isReservedMail,
  BUSINESS_HOSTING: (value) => value === ko.hosting,
  BUSINESS_PRIVACY_OFFICER: (value) => value === ko.privacyOfficer,
};

const isLoopback = (origin: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);

type Settings = BusinessSettings & { PUBLIC_ORIGIN: string };

/** Variables of the operator's business that are missing, or still as an example has them. */
export const placeholdersIn = (settings: Settings): string[] =>
  Object.entries(REQUIRED).flatMap(([name, isPlaceholder]) => {
    const value = settings[name as keyof BusinessSettings];
    return typeof value !== "string" || isPlaceholder(value) ? [name] : [];
  });

/**
 * Customers must never deal with an operator that does not exist: only a site of one machine starts with
 * placeholders.
 */
export const businessProblems = (settings: Settings): string[] => {
  if (settings.LOCAL_MODE ?? isLoopback(settings.PUBLIC_ORIGIN)) return [];
  return placeholdersIn(settings).map((name) =>
    settings[name as keyof BusinessSettings] === undefined
      ? `${name} is missing: customers must see who runs the site`
      : `${name} is still a placeholder: customers must see who runs the site`,
  );
};
