import { isServiceId } from "@legal/catalog";
import type { RecommendAnswer } from "@legal/contracts";
import { Heading, Notice, Stack } from "@legal/ui";
import { AiNotice, AiTexts, DeadlineAlerts, StaffButton } from "@legal/domain-ui/assistant";
import { Suspense } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { RecommendedService } from "./recommended-service.tsx";

const Results = ({ answer }: { answer: RecommendAnswer }) => {
  const { formatMessage } = useIntl();
  const { recommendations, warnings, mode } = answer;
  const known = recommendations.flatMap(({ serviceId, reason }) =>
    isServiceId(serviceId) ? [{ serviceId, reason }] : [],
  );
  return (
    <Stack $gap={4}>
      <DeadlineAlerts alerts={warnings} action={<StaffButton />} />
      {known.length === 0 ? (
        <Notice tone="info" title={formatMessage({ id: "home.recommend.none.title" })}>
          <FormattedMessage id="home.recommend.none.hint" />
          <div>
            <StaffButton />
          </div>
        </Notice>
      ) : (
        <>
          <Heading level={3} size={16}>
            <FormattedMessage id="home.recommend.results" values={{ count: known.length }} />
          </Heading>
          <Stack as="ol" $gap={3}>
            {known.map(({ serviceId, reason }, index) => (
              <RecommendedService key={serviceId} serviceId={serviceId} reason={reason} rank={index + 1} />
            ))}
          </Stack>
        </>
      )}
      <AiNotice mode={mode} />
    </Stack>
  );
};

/** What the AI answered: what threatens first, then the services, best first. */
export const Recommendations = ({ answer }: { answer: RecommendAnswer }) => (
  <Suspense fallback={null}>
    <AiTexts>
      <Results answer={answer} />
    </AiTexts>
  </Suspense>
);
