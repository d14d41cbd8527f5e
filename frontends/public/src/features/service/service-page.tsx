import { isServiceId } from "@legal/catalog";
import type { PageComponent } from "@legal/web-kit";
import { useParams } from "react-router-dom";
import { withTexts } from "../../layout/with-texts.ts";
import { MissingService } from "./missing-service.tsx";
import { prepareEstimates } from "./estimates/load-estimates.tsx";
import { fetchContent } from "./content/service-content-cache.ts";
import { ServiceDetail } from "./service-detail.tsx";
import { ServiceTexts } from "./service-texts.ts";

const Service: PageComponent = () => {
  const { id = "" } = useParams();
  return isServiceId(id) ? <ServiceDetail key={id} serviceId={id} /> : <MissingService />;
};

Service.prepare = async ({ id = "" }, language) => {
  if (isServiceId(id)) await Promise.all([fetchContent(id, language), prepareEstimates(language)]);
};

export const ServicePage = withTexts(ServiceTexts, Service);
