import { LANGUAGES } from "@legal/contracts/constants";
import { pageUrl, paths, useBusiness, useLanguage, useSiteOrigin } from "@legal/web-kit";
import { useIntl } from "react-intl";

/** The office itself, as schema.org names it. */
export const useOfficeFacts = () => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const business = useBusiness();
  const origin = useSiteOrigin();
  return {
    "@type": "LegalService",
    "@id": `${origin}/#office`,
    name: formatMessage({ id: "site.name" }),
    description: formatMessage({ id: "landing.meta.description" }),
    url: pageUrl(origin, paths.home, language),
    image: `${origin}/web/images/share-${language}.png`,
    legalName: business.name,
    email: business.email,
    telephone: business.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: business.address,
      addressCountry: "KR",
    },
    areaServed: "KR",
    knowsLanguage: LANGUAGES,
    openingHours: "Mo-Fr 09:00-18:00",
    currenciesAccepted: "KRW",
  };
};
