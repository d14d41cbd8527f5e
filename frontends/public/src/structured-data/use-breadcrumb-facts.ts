import { pageUrl, paths, useLanguage, useSiteOrigin } from "@legal/web-kit";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";

/** The way from the first page to this one, as schema.org names it. */
export const useBreadcrumbFacts = (name: string) => {
  const { pathname } = useLocation();
  const { formatMessage } = useIntl();
  const { language } = useLanguage();
  const origin = useSiteOrigin();
  const steps = [
    { name: formatMessage({ id: "site.name" }), pathname: paths.home },
    { name, pathname },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: pageUrl(origin, step.pathname, language),
    })),
  };
};
