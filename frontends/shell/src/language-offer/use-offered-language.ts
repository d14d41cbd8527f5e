import type { Language } from "@legal/contracts/constants";
import { isLanguage } from "@legal/i18n";
import { readStored, useAppSelector, useLanguage } from "@legal/web-kit";
import { useState } from "react";

/** Set once the offer was refused. */
export const OFFER_KEY = "language-offer";

const CRAWLER = /bot|crawl|spider|slurp|preview|lighthouse/i;

const browserLanguage = (): Language | undefined =>
  navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);

const offer = (): Language | undefined =>
  CRAWLER.test(navigator.userAgent) || readStored(OFFER_KEY) !== null ? undefined : browserLanguage();

/**
 * The browser's language, where the page has another one that no one chose.
 */
export const useOfferedLanguage = (): Language | undefined => {
  const { language } = useLanguage();
  const nobodyChose = useAppSelector(
    ({ preferences: { accountLanguage, storedLanguage } }) => accountLanguage === null && storedLanguage === null,
  );
  const [wanted] = useState(offer);
  return nobodyChose && wanted !== language ? wanted : undefined;
};
