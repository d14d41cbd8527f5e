import {
  inEachLanguage,
  PLACEHOLDER_BUSINESS,
  registrationUrlOf,
  type Business,
  type Language,
  type LocalizedBusiness,
} from "@legal/contracts";
import type { BusinessSettings } from "./business-config.ts";

type Translated = "BUSINESS_NAME" | "BUSINESS_REPRESENTATIVE" | "BUSINESS_ADDRESS";

const inLanguage = (settings: BusinessSettings, name: Translated, language: Language): string | undefined =>
  (language === "ko"
    ? undefined
    : settings[`${name}_${language.toUpperCase() as Uppercase<Exclude<Language, "ko">>}`]) ?? settings[name];

const localize = (settings: BusinessSettings, language: Language): Business => {
  const placeholder = PLACEHOLDER_BUSINESS[language];
  const registrationNumber = settings.BUSINESS_REGISTRATION_NUMBER ?? placeholder.registrationNumber;
  const phone = settings.BUSINESS_PHONE ?? placeholder.phone;
  const email = settings.BUSINESS_EMAIL ?? placeholder.email;
  return {
    name: inLanguage(settings, "BUSINESS_NAME", language) ?? placeholder.name,
    representative: inLanguage(settings, "BUSINESS_REPRESENTATIVE", language) ?? placeholder.representative,
    registrationNumber,
    registrationUrl: registrationUrlOf(registrationNumber),
    mailOrderNumber: settings.BUSINESS_MAIL_ORDER_NUMBER ?? placeholder.mailOrderNumber,
    address: inLanguage(settings, "BUSINESS_ADDRESS", language) ?? placeholder.address,
    phone,
    phoneAndFax: settings.BUSINESS_FAX ? `${phone} (FAX ${settings.BUSINESS_FAX})` : phone,
    email,
    hosting: settings.BUSINESS_HOSTING ?? placeholder.hosting,
    processors: settings.BUSINESS_PROCESSORS ?? placeholder.processors,
    privacyOfficer: settings.BUSINESS_PRIVACY_OFFICER ?? placeholder.privacyOfficer,
    privacyEmail: settings.BUSINESS_PRIVACY_EMAIL ?? email,
  };
};

/**
 * What the pages show of the operator, by language: what is set, in Korean where it is not translated, else
 * placeholders.
 */
export const localizeBusiness = (settings: BusinessSettings): LocalizedBusiness =>
  inEachLanguage((language) => localize(settings, language));
