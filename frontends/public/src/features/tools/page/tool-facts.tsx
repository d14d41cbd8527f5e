import { pageUrl, paths, StructuredData, useLanguage, useSiteOrigin, type Tool } from "@legal/web-kit";
import { useBreadcrumbFacts } from "../../../structured-data/use-breadcrumb-facts.ts";

interface ToolFactsProps {
  tool: Tool;
  title: string;
  description: string;
}

/** Structured data of a calculator: free, without an account, by this office. */
export const ToolFacts = ({ tool, title, description }: ToolFactsProps) => {
  const { language } = useLanguage();
  const origin = useSiteOrigin();
  const application = {
    "@type": "WebApplication",
    name: title,
    description,
    url: pageUrl(origin, paths.tool(tool), language),
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    inLanguage: language,
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: 0, priceCurrency: "KRW" },
    provider: { "@id": `${origin}/#office` },
  };
  return <StructuredData facts={[application, useBreadcrumbFacts(title)]} />;
};
