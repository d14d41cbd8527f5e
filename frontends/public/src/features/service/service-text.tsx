import { estimatedPapersOf, type PackageType, type ServiceId } from "@legal/catalog";
import { ErrorState, media, SkeletonList, space, Stack } from "@legal/ui";
import { useIntl } from "react-intl";
import { styled } from "styled-components";
import { ConsultSection } from "./consult/consult-section.tsx";
import { Contents } from "./content/contents.tsx";
import { DeadlineBox } from "./content/deadline-box.tsx";
import { LegalBasis } from "./content/legal-basis.tsx";
import { MoreHelp } from "./content/more-help.tsx";
import { Overview } from "./content/overview.tsx";
import { Preparation } from "./content/preparation.tsx";
import { Procedure } from "./content/procedure.tsx";
import { ServiceFacts } from "./content/service-facts.tsx";
import { ServiceFeatures } from "./content/service-features.tsx";
import { ServiceQuestions } from "./content/service-questions.tsx";
import { SERVICE_SECTIONS } from "./content/service-sections.ts";
import { useServiceContent } from "./content/use-service-content.ts";
import { CostEstimate } from "./estimates/load-estimates.tsx";

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-content: start;

  ${media.wide} {
    grid-template-columns: 160px minmax(0, 1fr);
    gap: ${space(10)};
  }
`;

interface ServiceTextProps {
  serviceId: ServiceId;
  onBuy: (packageType: PackageType) => void;
  wasInDanger: boolean;
  onDangerChange: (isInDanger: boolean) => void;
}

/** The written part of a service's page, with its table of contents. */
export const ServiceText = ({ serviceId, ...consult }: ServiceTextProps) => {
  const { formatMessage } = useIntl();
  const documents = estimatedPapersOf(serviceId);
  const { content, failed, retry } = useServiceContent(serviceId);
  if (failed) {
    return (
      <ErrorState
        title={formatMessage({ id: "service.failed.title" })}
        description={formatMessage({ id: "service.failed.text" })}
        retryLabel={formatMessage({ id: "site.retry" })}
        onRetry={retry}
      />
    );
  }
  if (!content) return <SkeletonList label={formatMessage({ id: "site.loading" })} rows={4} height="140px" />;
  return (
    <Root lang={content.language}>
      <ServiceFacts content={content} />
      <Contents sections={SERVICE_SECTIONS.filter((part) => part !== "deadlines" || content.deadlines.length > 0)} />
      <Stack $gap={14}>
        <DeadlineBox content={content} />
        <Overview content={content} />
        <ServiceFeatures content={content} />
        <Procedure content={content} />
        {documents.length > 0 && <CostEstimate documents={documents} />}
        <ConsultSection serviceId={serviceId} {...consult} />
        <Preparation content={content} />
        <ServiceQuestions content={content} />
        <LegalBasis content={content} />
        <MoreHelp serviceId={serviceId} />
      </Stack>
    </Root>
  );
};
