import { PACKAGE_TYPES, packageContent, serviceName, servicePrice, withVat, type ServiceContent } from "@legal/catalog";
import { pageUrl, paths, StructuredData, useLanguage, useSiteOrigin } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { questionFacts } from "../../../structured-data/question-facts.ts";
import { useBreadcrumbFacts } from "../../../structured-data/use-breadcrumb-facts.ts";

const useServiceFacts = (serviceId: ServiceContent["id"]) => {
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const origin = useSiteOrigin();
  const price = servicePrice(serviceId);
  return {
    "@type": "Service",
    name: serviceName(serviceId, language),
    description: formatMessage({ id: `summary.${serviceId}` }),
    url: pageUrl(origin, paths.service(serviceId), language),
    provider: { "@id": `${origin}/#office` },
    areaServed: "KR",
    // A price by agreement is no offer yet.
    offers: PACKAGE_TYPES.flatMap((packageType) => {
      const won = price[packageType];
      if (won === null) return [];
      const total = { price: withVat(won), priceCurrency: "KRW" };
      return {
        "@type": "Offer",
        name: packageContent(packageType, language).name,
        ...total,
        priceSpecification: { "@type": "PriceSpecification", ...total, valueAddedTaxIncluded: true },
      };
    }),
  };
};

/** Structured data of a service: description, price, breadcrumbs, questions. */
export const ServiceFacts = ({ content }: { content: ServiceContent }) => {
  const service = useServiceFacts(content.id);
  const breadcrumbs = useBreadcrumbFacts(service.name);
  return <StructuredData facts={[service, breadcrumbs, questionFacts(content.questions)]} />;
};
